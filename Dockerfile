# The product with its embedded Supabase: docs/deployment/container.md.
FROM node:24-slim AS build
WORKDIR /app
COPY . .
# Building installs what builds; what runs is then installed alone, from the store that this filled.
RUN npm run build \
  && rm -rf node_modules */node_modules packages/*/node_modules \
  && CI=true npm exec --yes --package=pnpm@12.21.0 -- pnpm install --prod --frozen-lockfile --filter '@agency-site/server...' --filter '@agency-site/embedded-supabase...'

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
# A volume takes over the owner of the folder that it covers.
RUN mkdir /data /backups && chown node:node /data /backups
WORKDIR /app
COPY --from=build /app ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# As in `npm start`: a small young generation, and a collection after the start, keep the memory at two thirds, at the same processor time.
CMD ["node", "--max-semi-space-size=4", "--expose-gc", "server/dist/main.js"]
