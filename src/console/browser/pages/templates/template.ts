/** A template as a list of the API answers it, without its bodies. */
import type { Got } from '../../api.ts';

export type Template = Got<'/api/v1/templates'>['data'][number];
