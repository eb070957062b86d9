import path from 'node:path';
import { StartError } from '#server/errors.ts';
import type { LogFile } from '#server/log-file.ts';
import type { TracingSettings } from '#server/tracing/tracing.ts';

/** How the site is watched: metrics for Prometheus, log lines in a file, traces for OpenTelemetry. */
export type ObservationSettings = {
  /** A port on which there is nothing but /metrics; undefined for none. */
  metricsPort: number | undefined;
  /** What whoever asks for /metrics has to send; without it only the port of its own has it. */
  metricsToken: string | undefined;
  /** Undefined when log lines go to standard output. */
  logFile: LogFile | undefined;
  /** Undefined when nothing of OpenTelemetry is loaded. */
  openTelemetry: TracingSettings | undefined;
};

type Given = {
  PORT: number;
  METRICS_PORT?: number | undefined;
  METRICS_TOKEN?: string | undefined;
  LOG_FILE?: string | undefined;
  LOG_FILE_MEGABYTES: number;
  LOG_FILES_KEPT: number;
  OTEL_EXPORTER_OTLP_ENDPOINT?: string | undefined;
  OTEL_EXPORTER_OTLP_HEADERS?: string | undefined;
  OTEL_SERVICE_NAME: string;
  OTEL_TRACES_SAMPLER_ARG: number;
};

/**
 * Puts the checked settings of watching together.
 *
 * @param checkoutDir the folder in which a relative LOG_FILE lies
 * @throws {StartError} when metrics and site want the same port
 */
export function readObservationSettings(settings: Given, checkoutDir: string): ObservationSettings {
  const { PORT, METRICS_PORT: metricsPort, LOG_FILE, OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = settings;
  if (metricsPort !== undefined && metricsPort !== 0 && metricsPort === PORT) {
    throw new StartError(
      `The configuration is not right:\n  METRICS_PORT is "${metricsPort}"; expected another port than PORT.`,
    );
  }
  return {
    metricsPort,
    metricsToken: settings.METRICS_TOKEN,
    logFile: LOG_FILE === undefined ? undefined : readLogFile(LOG_FILE, settings, checkoutDir),
    openTelemetry:
      endpoint === undefined
        ? undefined
        : {
            endpoint: endpoint.replace(/\/+$/, ''),
            headers: readHeaders(settings.OTEL_EXPORTER_OTLP_HEADERS ?? '') ?? {},
            serviceName: settings.OTEL_SERVICE_NAME,
            share: settings.OTEL_TRACES_SAMPLER_ARG,
          },
  };
}

function readLogFile(file: string, { LOG_FILE_MEGABYTES, LOG_FILES_KEPT }: Given, checkoutDir: string) {
  return { path: path.resolve(checkoutDir, file), megabytes: LOG_FILE_MEGABYTES, kept: LOG_FILES_KEPT };
}

/**
 * Reads headers as OpenTelemetry writes them in a setting: `name=value` pairs with commas between, values
 * percent-encoded.
 *
 * @returns undefined when it is something else
 */
export function readHeaders(text: string): Record<string, string> | undefined {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',').filter((part) => part.trim() !== '')) {
    const [, name, value] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*([\x21-\x2b\x2d-\x7e]*)\s*$/.exec(pair) ?? [];
    if (name === undefined || value === undefined) return undefined;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return headers;
}
