/** A held mail as the API answers it. */
import type { Got } from '../../api.ts';

export type Held = Got<'/api/v1/emails/held'>['data'][number];
