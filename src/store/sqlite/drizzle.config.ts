/** Where drizzle-kit finds the SQLite tables and writes their migrations (`npm run migrations`). */
import { defineConfig } from 'drizzle-kit';

export default defineConfig({ dialect: 'sqlite', schema: './src/store/sqlite/schema.ts', out: './src/store/sqlite/migrations' });
