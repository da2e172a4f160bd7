import { systemClock } from "#adapters/clock";
import { systemIds } from "#adapters/ids";
import { consoleLog } from "#adapters/log";
import type { Caller } from "#core/caller";
import { linksFor } from "#core/links";
import type { Settings } from "#core/settings";
import type { Context } from "#operations/define";
import type { InvokeDeps } from "#operations/invoke";
import { openDb } from "#store/db";
import { nextId } from "#store/sequences";
import { type Env, settingsFrom } from "#workers/env";
import { kvAnswerCache } from "#workers/rest/answer-cache";

/** Everything a request or job of this isolate works with. The ONE place where an adapter is chosen. */
export interface Services {
	settings: Settings;
	context<C extends Caller>(caller: C, at?: Date): Context<C>;
	invokeDeps: InvokeDeps;
}

/** @param requestOrigin origin of the request at hand; the local environment takes it as its own address. */
export function compose(env: Env, requestOrigin: string): Services {
	const settings = settingsFrom(env, requestOrigin);
	const db = openDb(env.DB);
	const links = linksFor(settings.origin);
	return {
		settings,
		context: (caller, at) => ({
			caller,
			now: at ?? systemClock.now(),
			db,
			ids: systemIds,
			clock: systemClock,
			settings,
			links,
			log: consoleLog,
			ports: {},
			nextId: (sequence) => nextId(db, sequence),
		}),
		invokeDeps: {
			answers: kvAnswerCache(env.KV),
			takeRate: async () => {},
		},
	};
}
