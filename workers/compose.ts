import type { ActionContext } from "#actions/define";
import type { PerformDeps } from "#actions/perform";
import { systemClock } from "#adapters/clock";
import { allResolvers, dohResolver, PUBLIC_RESOLVERS } from "#adapters/dns/doh";
import { systemIds } from "#adapters/ids";
import { consoleLog } from "#adapters/log";
import { localMailer } from "#adapters/mail/local";
import { resendMailer } from "#adapters/mail/resend";
import { http } from "#adapters/pages/http";
import { stripePayments } from "#adapters/payments/stripe";
import { testPayments } from "#adapters/payments/test";
import { tableVatRates } from "#adapters/vat/rates";
import { syntaxOnlyVatCheck } from "#adapters/vat/syntax-only";
import { viesVatCheck } from "#adapters/vat/vies";
import type { Actor } from "#core/access/actor";
import type { Caller } from "#core/access/caller";
import type { Clock, Mailer, Payments, VatCheck } from "#core/ports/outside";
import type { Settings } from "#core/settings";
import { type Links, linksFor } from "#core/web/links";
import type { JobContext } from "#jobs/define";
import type { JobPorts } from "#jobs/ports";
import type { Context } from "#operations/define";
import type { InvokeDeps } from "#operations/invoke";
import type { OperationPorts } from "#operations/ports";
import { type Db, openDb } from "#store/db";
import { keepLocalMail } from "#store/local-mails";
import { nextId } from "#store/sequences";
import { crawlPorts } from "#workers/crawl-ports";
import { dispatchDue } from "#workers/dispatch";
import { drafter } from "#workers/drafting-ports";
import { type Env, settingsFrom } from "#workers/env";
import { injectedFaults } from "#workers/faults";
import { appGrants } from "#workers/http/grants";
import { kvAnswerCache } from "#workers/kv/answer-cache";
import { isolateLimiter } from "#workers/limits/isolate-limiter";

/** Somebody waits for the answer of update_draft while a model redrafts. */
const REGENERATE_TIMEOUT_MS = 12_000;

/** Everything a request or job of this isolate works with. The ONE place where an adapter is chosen. */
export interface Services {
	settings: Settings;
	links: Links;
	db: Db;
	clock: Clock;
	/** @param at only when a cron was fired as of another time. */
	jobContext(at?: Date): JobContext;
	context<C extends Caller>(caller: C, at?: Date): Context<C>;
	invokeDeps: InvokeDeps;
	actionContext(actor: Actor, at?: Date): ActionContext;
	performDeps: PerformDeps;
	/** null where nothing is for sale. */
	payments: Payments | null;
}

/** @param requestOrigin origin of the request at hand; the local environment takes it as its own address. */
export function compose(env: Env, requestOrigin: string, execution: Pick<ExecutionContext, "waitUntil">): Services {
	const settings = settingsFrom(env, requestOrigin);
	const db = openDb(env.DB);
	const links = linksFor(settings.origin);
	const shared = {
		db,
		ids: systemIds,
		clock: systemClock,
		settings,
		links,
		log: consoleLog,
		nextId: (sequence: string) => nextId(db, sequence),
	};
	const doorDeps: PerformDeps = {
		committed: () => {
			if (env.JOB_DISPATCH !== "manual") execution.waitUntil(dispatchDue(db, env.JOBS, systemClock.now()));
		},
		aroundCommit: injectedFaults(env, settings.environment),
		takeRate: (caller, rateClass, now) =>
			isolateLimiter(env.KV).take(
				{ caller, rateClass, rate: settings.rateLimits[rateClass], now: now.getTime() },
				(flush) => execution.waitUntil(flush),
			),
	};
	return {
		settings,
		links,
		db,
		clock: systemClock,
		payments: payments(env, settings),
		context: (caller, at) => ({
			...shared,
			caller,
			now: at ?? systemClock.now(),
			ports: operationPorts(env, settings),
		}),
		jobContext: (at) => ({ ...shared, now: at ?? systemClock.now(), ports: jobPorts(env, db, settings, links) }),
		actionContext: (actor, at) => ({
			...shared,
			actor,
			now: at ?? systemClock.now(),
			ports: {
				payments: payments(env, settings),
				grants: appGrants(env, settings.origin),
				vat: vatCheck(env, settings),
				vatRates: tableVatRates,
			},
		}),
		performDeps: doorDeps,
		invokeDeps: { ...doorDeps, answers: kvAnswerCache(env.KV, (work) => execution.waitUntil(work)) },
	};
}

function operationPorts(env: Env, settings: Settings): OperationPorts {
	return {
		...web(env),
		drafter: drafter(env, REGENERATE_TIMEOUT_MS),
		vat: vatCheck(env, settings),
		vatRates: tableVatRates,
	};
}

/** Stripe where it is configured, payments without money locally; production without Stripe sells nothing. */
function payments(env: Env, settings: Settings): Payments | null {
	const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_BASE: apiBase } = env;
	if (!settings.sellsProducts) return null;
	if (typeof secretKey !== "string" || typeof webhookSecret !== "string") return testPayments(settings.origin);
	return stripePayments({ secretKey, webhookSecret, ...(typeof apiBase === "string" && { apiBase }) });
}

/** The EU's register; the local environment checks the form only, unless it is given a register to ask. */
function vatCheck(env: Env, settings: Settings): VatCheck {
	if (typeof env.VIES_BASE_URL === "string") return viesVatCheck(env.VIES_BASE_URL);
	return settings.environment === "local" ? syntaxOnlyVatCheck : viesVatCheck();
}

function jobPorts(env: Env, db: Db, settings: Settings, links: Links): JobPorts {
	const reached = web(env);
	return {
		...reached,
		crawl: crawlPorts(env, links.bot, reached),
		drafter: drafter(env),
		mail: mailer(env, db),
		vat: vatCheck(env, settings),
	};
}

/** How other people's sites are reached. DOH_RESOLVERS names other resolvers than the public ones, with commas. */
function web(env: Env): Pick<OperationPorts, "http" | "dns" | "resolvers"> {
	const endpoints = typeof env.DOH_RESOLVERS === "string" ? env.DOH_RESOLVERS.split(",") : PUBLIC_RESOLVERS;
	const resolvers = endpoints.map((endpoint) => dohResolver(endpoint.trim()));
	return { http, dns: allResolvers(resolvers), resolvers };
}

/** Real mail where a provider is configured, the mailbox on this machine otherwise; production must have a provider. */
function mailer(env: Env, db: Db): Mailer {
	const { RESEND_API_KEY: apiKey, MAIL_FROM: from, RESEND_URL: baseUrl } = env;
	if (typeof apiKey !== "string" || typeof from !== "string") return localMailer((mail) => keepLocalMail(db, mail));
	return resendMailer({ apiKey, from, ...(typeof baseUrl === "string" && { baseUrl }) });
}
