/** The trained weights of the models. `npm run train` writes them; they are not edited by hand. */
import type { Model } from './model.ts';
import trained from './weights.json' with { type: 'json' };

/** `date`: when the weights last changed; `data`: SHA-256 of the labelled mails that they come from. */
export type Weights = { date: string; data: string; codes: Model; links: Model };

export const weights: Weights = trained;
