/** Runs the errands as a worker of workerd, which is what Cloudflare's edge runs: a request holds what they need. */
import { errands } from './errands.mjs';

export default {
  async fetch(request) {
    return Response.json(await errands(await request.json()));
  },
};
