/** Files: what a person attaches, and sizes in words. */

/** `content` is base64; `size` in bytes. */
export type Attached = { filename: string; contentType: string; size: number; content: string };

/** Bytes of all files of a mail: its MIME may have 25 MB, and base64 takes a third more. */
export const MOST_BYTES = 18 * 1024 * 1024;

export async function readFile(file: File): Promise<Attached> {
  const url = await new Promise<string>((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(`${file.name} could not be read.`));
    reader.readAsDataURL(file);
  });
  const contentType = /^[\w.+-]+\/[\w.+-]+$/.test(file.type) ? file.type : '';
  return { filename: file.name, contentType, size: file.size, content: url.slice(url.indexOf(',') + 1) };
}

export function sizeWords(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  if (bytes < 1e6) return `${Math.round(bytes / 1000)} kB`;
  return `${(bytes / 1e6).toFixed(1)} MB`;
}
