# Isnad in a container: `docker build -t isnad .`, then see docs/deploy/compose.yaml.

FROM node:24-bookworm-slim AS build
WORKDIR /opt/isnad
# Everything that is installed and built is made here, as `npm start` would make it.
COPY . .
RUN npm run prestart \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund \
  && rm -rf .git tests

FROM node:24-bookworm-slim
WORKDIR /opt/isnad
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MALLOC_ARENA_MAX=2 MALLOC_TRIM_THRESHOLD_=131072
COPY --from=build /opt/isnad /opt/isnad
# The one folder that is written: give it a volume. The rest may be read-only.
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/healthz').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
# Asked to stop, it answers the requests under way.
STOPSIGNAL SIGTERM
CMD ["node", "--max-semi-space-size=8", "src/cli/serve.ts"]
