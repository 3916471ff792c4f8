import { findTeam, mayRelease, type Owners, type Team } from '@storefront/tools/deploy';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from './refusals';

/** The teams that the service's requests come from. */
export interface RequestTeams {
  /** Refuses a request without the token of a team. */
  authenticate: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply | undefined>;
  /** The team of a request, if it may release an app; otherwise the request is refused. */
  releaser: (request: FastifyRequest, reply: FastifyReply, app: string) => Team | undefined;
}

export function createRequestTeams(owners: Owners): RequestTeams {
  const teams = new WeakMap<FastifyRequest, Team>();
  return {
    async authenticate(request, reply) {
      const [, token = ''] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
      const team = findTeam(owners, token);
      if (!team) return refuse(reply, 401, 'No team has this token. Set DEPLOY_TOKEN to yours.');
      teams.set(request, team);
      return undefined;
    },
    releaser(request, reply, app) {
      const team = teams.get(request);
      if (team && mayRelease(team, app)) return team;
      void refuse(reply, 403, `${team?.name ?? 'Nobody'} may not release ${app}.`);
      return undefined;
    },
  };
}

/** Who changes something, for the history: a team, and the person in it whom the request names. */
export function changedBy({ name }: Team, person: string | undefined): string {
  return person === undefined ? name : `${person} (${name})`;
}
