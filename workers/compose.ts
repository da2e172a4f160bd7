import type { ActionContext } from "#actions/define";
import type { PerformDeps } from "#actions/perform";
import { systemClock } from "#adapters/clock";
import { systemIds } from "#adapters/ids";
import { consoleLog } from "#adapters/log";
import type { Actor } from "#core/access/actor";
import type { Caller } from "#core/access/caller";
import { fnv1a } from "#core/fnv";
import type { IdentityProvider, PersonCheck } from "#core/ports/identity";
import type { MeasuredNumbers, Measures } from "#core/ports/numbers";
import type { ObjectStore } from "#core/ports/objects";
import type { Clock, MailReports, Sealer } from "#core/ports/outside";
import type { Payments } from "#core/ports/payments";
import type { Settings } from "#core/settings";
import type { SiteValues } from "#core/site-settings/site-settings";
import { type Links, linksFor } from "#core/web/links";
import type { JobContext } from "#jobs/define";
import type { Context } from "#operations/define";
import type { InvokeDeps } from "#operations/invoke";
import { type Db, openDb } from "#store/db";
import { nextId } from "#store/sequences";
import type { WorkContext } from "#usecases/work-context";
import { adaptersOf } from "#workers/adapters";
import { dispatchDue } from "#workers/dispatch";
import { forgetAnswers } from "#workers/edge/answer-memory";
import type { Env } from "#workers/env";
import { injectedFaults } from "#workers/faults";
import { appGrants } from "#workers/http/grants";
import { canServeOAuth } from "#workers/http/oauth-addresses";
import type { OAuthServers } from "#workers/http/oauth-servers";
import { onceFor } from "#workers/kept";
import { kvAnswerCache } from "#workers/kv/answer-cache";
import { kvProofCache, type ProofCache } from "#workers/kv/proof-cache";
import { isolateLimiter } from "#workers/limits/isolate-limiter";
import { countedD1 } from "#workers/measures/counted-d1";
import { type Environment, readEnvironment } from "#workers/settings/environment";
import { forgetSiteValues, knownSiteValues, siteValues } from "#workers/settings/site-values";

/** What all requests and jobs of an environment share. It keeps nothing of any of them. */
interface Composed {
	settings: Settings;
	links: Links;
	db: Db;
	clock: Clock;
	/** @param at only when a cron was fired as of another time. */
	jobContext(at?: Date): JobContext;
	context<C extends Caller>(caller: C, at?: Date): Context<C>;
	actionContext(actor: Actor, at?: Date): ActionContext;
	/** null where nothing is for sale. */
	payments: Payments | null;
	/** In the order the sign-in page shows them. */
	identityProviders: readonly IdentityProvider[];
	/** null where nobody is asked to show that they are a person. */
	personCheck: PersonCheck | null;
	measures: Measures;
	/** null where what was measured cannot be read. */
	numbers: MeasuredNumbers | null;
	/** null where no mail provider tells us anything. */
	mailReports: MailReports | null;
	/** The authorization server; null where OAuth cannot be. Loaded when it is first needed: few requests need it. */
	oauth(): Promise<OAuthServers | null>;
	/** Whether secrets can be kept here that have to be used again. */
	canSeal: boolean;
	/** What proofs are signed with is sealed by it; null where no secrets are kept. */
	sealer: Sealer | null;
	/** Whether the provider whose ratings are shown can be asked. */
	asksForRatings: boolean;
	assets: Fetcher;
	/** Where the bytes of pictures are. */
	objects: ObjectStore;
	mcpSessions: Env["MCP_SESSIONS"];
	queue: Queue<unknown>;
	/** How long what everybody may see is answered from the platform's cache; 0 for never. */
	edgeCacheSeconds: number;
	/** How long it is answered from the memory of an isolate; 0 for never. */
	memorySeconds: number;
	/** Changes with the settings: what was made by others is not what would be made now. */
	contentVersion: string;
	/** Whether what is left to do is sent at once; otherwise the next cron sends it. */
	dispatchesAtOnce: boolean;
	/** Has the site's settings read again by the next request here: somebody has saved them. */
	settingsSaved(): void;
}

/** Everything a request or job works with. */
export interface Services extends Composed {
	invokeDeps: InvokeDeps;
	performDeps: PerformDeps;
	proofs: ProofCache;
}

type Execution = Pick<ExecutionContext, "waitUntil">;

/** What was composed for an environment, by the site's address. */
interface Kept {
	environment: Environment;
	db: Db;
	/** What the site team had set when the rest was composed. */
	values: SiteValues | null;
	byOrigin: Map<string, ReturnType<typeof composeAt>>;
}

/** A deployed site has one address; on one's own machine it is the one that is asked, and anybody there can ask by any. */
const ORIGINS_MAX = 8;

/**
 * What an environment provides, composed once for as long as the isolate lives and the site's settings stay the same.
 * @param requestOrigin origin of the request at hand, which the local environment takes as its own address; null in queue
 *   and cron handlers.
 * @param execution of the request or event at hand: what nobody waits for is done there.
 * @throws EnvironmentError naming everything that is missing or wrong.
 */
export async function compose(env: Env, requestOrigin: string | null, execution: Execution): Promise<Services> {
	const kept = keptFor(env);
	return composeWith(kept, await siteValues(kept.environment), requestOrigin, execution);
}

/**
 * The same with what this isolate knows of the site's settings, and their defaults where it knows nothing.
 * @internal for tests, whose helpers have it read what they set.
 */
export function composeAtOnce(env: Env, requestOrigin: string | null, execution: Execution): Services {
	const kept = keptFor(env);
	return composeWith(kept, knownSiteValues(kept.environment), requestOrigin, execution);
}

function keptFor(env: Env): Kept {
	return onceFor(env, (): Kept => {
		const environment = readEnvironment(env);
		return { environment, db: openDb(countedD1(environment.bindings.DB)), values: null, byOrigin: new Map() };
	});
}

function composeWith(kept: Kept, values: SiteValues, requestOrigin: string | null, execution: Execution): Services {
	const { environment, db, byOrigin } = kept;
	if (values !== kept.values) {
		kept.values = values;
		byOrigin.clear();
	}
	const origin = environment.publicOrigin ?? requestOrigin ?? environment.backgroundOrigin;
	let services = byOrigin.get(origin);
	if (services === undefined) {
		if (byOrigin.size >= ORIGINS_MAX) byOrigin.clear();
		services = composeAt(environment, db, values, origin);
		byOrigin.set(origin, services);
	}
	const known = duringWork.get(execution);
	if (known?.composed === services.composed) return known.services;
	const made = { ...services.composed, ...services.during(execution) };
	duringWork.set(execution, { composed: services.composed, services: made });
	return made;
}

/** What was made for a request or event: several of those who answer it ask, and nothing in it is kept. */
const duringWork = new WeakMap<Execution, { composed: Composed; services: Services }>();

function composeAt(environment: Environment, db: Db, values: SiteValues, origin: string) {
	const { bindings, dispatchesAtOnce } = environment;
	const settings = environment.settingsAt(values, origin);
	const links = linksFor(origin);
	let servers: OAuthServers | undefined;
	const oauth = async () => {
		if (!canServeOAuth(origin)) return null;
		servers ??= (await import("#workers/http/oauth-servers")).oauthServers(links, bindings.KV);
		return servers;
	};
	const grants = appGrants(async () => (await oauth())?.api ?? null);
	const adapters = adaptersOf(environment, { db, links, grants, settings });
	const shared: Omit<WorkContext, "now"> = {
		db,
		ids: systemIds,
		clock: systemClock,
		settings,
		links,
		log: consoleLog,
		nextId: (sequence) => nextId(db, sequence),
	};
	const composed: Composed = {
		settings,
		links,
		db,
		clock: systemClock,
		payments: adapters.actions.payments,
		identityProviders: adapters.identity,
		personCheck: adapters.actions.personCheck,
		mailReports: adapters.mailReports,
		measures: adapters.measures,
		numbers: adapters.numbers,
		oauth,
		canSeal: adapters.actions.sealer !== null,
		sealer: adapters.actions.sealer,
		asksForRatings: adapters.actions.asksForRatings,
		assets: bindings.ASSETS,
		objects: adapters.objects,
		mcpSessions: bindings.MCP_SESSIONS,
		queue: bindings.JOBS,
		dispatchesAtOnce,
		edgeCacheSeconds: environment.edgeCacheSeconds,
		memorySeconds: environment.memorySeconds,
		contentVersion: fnv1a(JSON.stringify(values)),
		settingsSaved: () => forgetSiteValues(bindings.DB),
		context: (caller, at) => ({ ...shared, caller, now: at ?? systemClock.now(), ports: adapters.operations }),
		jobContext: (at) => ({
			...shared,
			now: at ?? systemClock.now(),
			measures: adapters.measures,
			ports: adapters.jobs,
		}),
		actionContext: (actor, at) => ({ ...shared, actor, now: at ?? systemClock.now(), ports: adapters.actions }),
	};
	const aroundCommit = injectedFaults(environment.faultPercent);
	// What requests of this isolate know of each other: it spares work, and decides nothing.
	const turns: PerformDeps["turns"] = new Map();
	const running: InvokeDeps["running"] = new Set();
	return {
		composed,
		during(execution: Execution) {
			const performDeps: PerformDeps = {
				committed: () => {
					forgetAnswers();
					if (!dispatchesAtOnce) return;
					// The commit stands, and the minute cron sends what this could not.
					const sent = dispatchDue(db, bindings.JOBS, systemClock.now()).catch((error: unknown) =>
						consoleLog.error("not_sent", error, {}),
					);
					execution.waitUntil(sent);
				},
				aroundCommit,
				turns,
				takeRate: (caller, rateClass, now) =>
					isolateLimiter(bindings).take(
						{ caller, rateClass, rate: settings.rateLimits[rateClass], now: now.getTime() },
						(flush) => execution.waitUntil(flush),
					),
			};
			const answers = kvAnswerCache(bindings.KV, (work) => execution.waitUntil(work));
			const later: InvokeDeps["later"] = (work) =>
				execution.waitUntil(work.catch((error: unknown) => consoleLog.error("not_noted", error, {})));
			const proofs = kvProofCache(bindings.KV, (work) => execution.waitUntil(work));
			return { performDeps, proofs, invokeDeps: { ...performDeps, running, answers, later } };
		},
	};
}
