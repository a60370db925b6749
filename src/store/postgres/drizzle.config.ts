/** Where drizzle-kit finds the PostgreSQL tables and writes their migrations (`npm run migrations:postgres`). */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/store/postgres/schema.ts', './src/store/postgres/search-index.ts'],
  out: './src/store/postgres/migrations',
});
