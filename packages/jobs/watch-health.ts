import { ALERT_NAMES, type AlertName, type AlertStep, alertStep, alertsOf } from "#core/health/alerts";
import { watchHealth as kind } from "#core/jobs/kinds";
import { defineJob, type JobContext } from "#jobs/define";
import { alertBegun, alertOver } from "#mails/catalogue/alert";
import type { Statement } from "#store/db";
import { type AlertRow, changeAlert, knownAlerts, raiseAlert, readHealth } from "#store/health";
import { commitGuarded } from "#usecases/commit-guarded";
import { addressee, leaveMail } from "#usecases/mails/leave-mail";

/** The minute cron looks so often; the hourly one finds what this one, when it is late, cannot. */
const EVERY_MINUTES = 15;
/** Requests are looked at over the last hour. */
const REQUESTS_MINUTES = 60;

/**
 * Tells the site team when something begins to be wrong, and when it is over: once each, however long it lasts or often it
 * comes and goes. Source: docs/operations.md#alerts.
 */
export default defineJob(kind, {
	async isDue(ctx) {
		return ctx.now.getUTCMinutes() % EVERY_MINUTES === 0 && (await transitions(ctx)).length > 0;
	},
	async run(_work, ctx) {
		const { db, now, settings } = ctx;
		const to = await addressee(settings.teamEmail);
		const told: string[] = [];
		for (const transition of await transitions(ctx)) {
			const mail = (begunAt: number, isOver: boolean): Statement =>
				leaveMail(db, isOver ? alertOver : alertBegun, {
					to,
					cause: `alert:${transition.name}:${begunAt}`,
					now,
					facts: { alert: transition.name, value: transition.value ?? transition.known?.value ?? 0 },
				});
			const outcome = `${transition.name} ${WORDS[transition.step]}`;
			const statements = statementsOf(ctx, transition, mail);
			told.push(
				await commitGuarded(db, async () => ({ statements, outcome }), { told: `${transition.name} was told` }),
			);
		}
		return told.length === 0 ? "nothing has changed" : told.join(", ");
	},
});

type Step = NonNullable<AlertStep>["kind"] | "switched off";
const WORDS: Readonly<Record<Step, string>> = {
	begins: "begins",
	well: "is well for now",
	"wrong again": "is wrong again",
	over: "is over",
	"switched off": "is watched no longer",
};

interface Transition {
	name: AlertName;
	step: Step;
	/** Null where nothing is wrong. */
	value: number | null;
	returns: number;
	known: AlertRow | null;
}

function statementsOf(
	{ db, now }: JobContext,
	{ name, step, value, returns, known }: Transition,
	mail: (begunAt: number, isOver: boolean) => Statement,
): Statement<"told">[] {
	const at = now.getTime();
	if (known === null || step === "begins") {
		return [...raiseAlert(db, { name, value: value ?? 0, returns }, at), mail(at, false)];
	}
	if (step === "over") return [...changeAlert(db, known, { endedAt: at }), mail(known.begunAt, true)];
	if (step === "switched off") return changeAlert(db, known, { endedAt: at });
	return changeAlert(db, known, { wellSince: step === "well" ? at : null });
}

async function transitions(ctx: JobContext): Promise<Transition[]> {
	const { db, settings, now } = ctx;
	const all = await knownAlerts(db);
	if (!settings.alerts.isOn) {
		// What nobody looks at any more must not stay listed as if it were so.
		return [...all.values()].flatMap((known): Transition[] =>
			known.endedAt === null ? [{ name: known.name, step: "switched off", value: null, returns: 0, known }] : [],
		);
	}
	const [readings, requests] = await Promise.all([readHealth(db, settings.backups, now.getTime()), lastHour(ctx)]);
	const is = alertsOf({ ...readings, requests }, settings.alerts.from);
	return ALERT_NAMES.flatMap((name): Transition[] => {
		// Where nothing tells, nothing has changed either.
		if (name === "errors" && requests === null) return [];
		const [value, known] = [is[name] ?? null, all.get(name) ?? null];
		const step = alertStep(known, value !== null, now.getTime());
		if (step === null) return [];
		return [{ name, step: step.kind, value, returns: step.kind === "begins" ? step.returns : 0, known }];
	});
}

/** Requests of the last hour; null where nothing tells. */
async function lastHour({ ports, now, log }: JobContext): Promise<{ requests: number; errors: number } | null> {
	try {
		return (await ports.numbers?.requests({ now, minutes: REQUESTS_MINUTES })) ?? null;
	} catch (error) {
		log.error("numbers_not_read", error);
		return null;
	}
}
