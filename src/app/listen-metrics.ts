import { Hono } from 'hono';
import type { Config } from '#app/config.ts';
import { listen } from '#app/listen.ts';
import { NotFound } from '#server/errors.ts';
import { answerOnlyHosts } from '#server/http/known-hosts.ts';
import { problemResponse } from '#server/http/problem-response.ts';
import { requestLog } from '#server/http/request-log.ts';
import { LOOPBACK_ADDRESSES } from '#server/http/this-machine.ts';
import type { Logger } from '#server/log.ts';
import { metricsEndpoint } from '#server/metrics/metrics-endpoint.ts';
import type { Metrics } from '#server/metrics/open-metrics.ts';

/**
 * Serves /metrics, and nothing else, on METRICS_PORT. It listens on LISTEN_ADDRESS; without it only this machine can reach
 * the port. Whoever asks has to call it by a name of this machine, LISTEN_ADDRESS or one of METRICS_HOSTS.
 *
 * @returns undefined when there is no such port
 * @throws {StartError} when the port is taken or not allowed
 */
export async function listenForMetrics(
  {
    observation: { metricsPort, metricsHosts, metricsToken },
    listenAddresses,
  }: Pick<Config, 'observation' | 'listenAddresses'>,
  { metrics, log }: { metrics: Metrics; log: Logger },
): Promise<{ address: string; close: () => Promise<void> } | undefined> {
  if (metricsPort === undefined) return undefined;
  const app = new Hono();
  app.onError((error, context) => problemResponse(error, context, log));
  app.use(requestLog(log));
  app.use(answerOnlyHosts([...(listenAddresses ?? []), ...metricsHosts]));
  app.route('/', metricsEndpoint(metrics.registry, metricsToken));
  app.all('*', () => {
    throw new NotFound();
  });
  const { port, close } = await listen({
    app,
    port: metricsPort,
    addresses: listenAddresses ?? LOOPBACK_ADDRESSES,
    devMiddleware: undefined,
    setting: 'METRICS_PORT',
  });
  return { address: `http://localhost:${port}/metrics`, close };
}
