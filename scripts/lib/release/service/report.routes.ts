import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { Type, type Static } from 'typebox';
import { isReportFile } from '../proof/proof';
import { refuse } from './refusals';
import { App, DEPLOYS, Version, type ServiceParts } from './service-parts';

const ReportParams = Type.Object({
  app: App,
  version: Version,
  report: Type.String({ pattern: '^\\d+$' }),
});

const ReportFileParams = Type.Object({
  ...ReportParams.properties,
  file: Type.String(),
});

/** Shows teams the reports of the proofs of their own versions. */
export function reportRoutes(
  app: FastifyInstance,
  { root, teams }: ServiceParts,
  done: () => void,
): void {
  const address = `${DEPLOYS}/reports/:app/:version/:report`;

  app.get<{ Params: Static<typeof ReportParams> }>(
    address,
    { schema: { params: ReportParams } },
    async (request, reply) => {
      const { params } = request;
      if (!teams.releaser(request, reply, params.app)) return reply;
      const files = (await root.list(folderOf(params))).filter(isReportFile);
      if (files.length > 0) return reply.send({ files });
      return refuse(reply, 404, `${params.app} ${params.version} has no report ${params.report}.`);
    },
  );

  app.get<{ Params: Static<typeof ReportFileParams> }>(
    `${address}/:file`,
    { schema: { params: ReportFileParams } },
    async (request, reply) => {
      const { params } = request;
      if (!teams.releaser(request, reply, params.app)) return reply;
      const bytes = isReportFile(params.file)
        ? await root.read(path.posix.join(folderOf(params), params.file))
        : undefined;
      if (bytes) return reply.type('application/octet-stream').send(bytes);
      return refuse(reply, 404, `The report ${params.report} has no ${params.file}.`);
    },
  );
  done();
}

/** The name of a report for teams, from its path in the deploy root. */
export function nameOfReport(file: string): string {
  return path.posix.basename(path.posix.dirname(file));
}

function folderOf({ app, version, report }: Static<typeof ReportParams>): string {
  return path.posix.join(app, version, 'proof', report);
}
