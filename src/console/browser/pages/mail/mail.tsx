/** The mail. */
export default function Mail() {
  return <p class="waiting">Mail</p>;
}
