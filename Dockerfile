# One process: with DATABASE_URL one of many on PostgreSQL, without it alone on SQLite in /app/data, which is to be mounted. It is the package that
# `npm pack` makes, with the packages beside it in the versions of package-lock.json.
FROM node:22-bookworm-slim AS build
WORKDIR /app
RUN apt-get update && apt-get install -y --no-install-recommends python3 make g++ && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci --include=dev
COPY . .
RUN npm pack && mkdir /package && tar -xzf postroom-*.tgz -C /package --strip-components=1
RUN npm prune --omit=dev && mv node_modules /package/

FROM node:22-bookworm-slim
LABEL org.opencontainers.image.title="Postroom" \
  org.opencontainers.image.description="Email addresses for software agents, over MCP and REST" \
  org.opencontainers.image.version="0.1.0" \
  org.opencontainers.image.licenses="MIT"
WORKDIR /app
COPY --from=build /package ./
# The command line: `docker compose exec postroom postroom accounts list`.
RUN chmod +x src/start.mjs && ln -s /app/src/start.mjs /usr/local/bin/postroom && install -d -o 1000 -g 1000 -m 700 data
# The user `node` of the image. A folder that is mounted at /app/data must belong to it; a volume takes that over by itself.
USER 1000:1000
ENV HOST=0.0.0.0 NODE_ENV=production DATA_DIR=/app/data
EXPOSE 3000
VOLUME /app/data
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/readyz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does, with the process itself as the one that gets the signals. A first start prints its keys: `docker compose logs postroom`.
CMD ["node", "--max-semi-space-size=32", "--", "src/start.mjs"]
