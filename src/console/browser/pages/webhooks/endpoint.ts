/** A webhook endpoint as the API answers it. */
import type { Got } from '../../api.ts';

export type Endpoint = Got<'/api/v1/webhook-endpoints'>['data'][number];
