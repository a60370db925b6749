# One process: with DATABASE_URL one of many on PostgreSQL, without it alone on SQLite in /app/data, which is to be mounted.
FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci --omit=dev
COPY tsconfig.json ./
COPY src ./src
COPY tools ./tools
RUN node src/start.mjs bundle

FROM node:22-bookworm-slim
WORKDIR /app
COPY --from=build --chown=node:node /app/node_modules ./node_modules
COPY --chown=node:node package.json tsconfig.json ./
COPY --chown=node:node src ./src
COPY --chown=node:node tools ./tools
RUN mkdir data && chown node:node data
USER node
ENV HOST=0.0.0.0 NODE_ENV=production
EXPOSE 3000
VOLUME /app/data
# As `npm start` does, with the process itself as the one that gets the signals.
CMD ["node", "--max-semi-space-size=32", "src/start.mjs"]
