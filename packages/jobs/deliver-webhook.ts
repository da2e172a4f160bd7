import { eventId } from "#core/events/kinds";
import { nextTry, type OffReason, RETRY_DELAYS_MS, signedHeaders, verdictOf } from "#core/events/webhook";
import { deliverWebhook } from "#core/jobs/kinds";
import { WEBHOOK_TIMEOUT_MS } from "#core/limits";
import { crawlerAgent } from "#core/web/user-agent";
import { postBounded } from "#crawl/post-bounded";
import { defineJob, type JobContext, JobFailed } from "#jobs/define";
import { webhookOff } from "#mails/catalogue/webhook-off";
import type { Statement } from "#store/db";
import type { LoggedEvent } from "#store/events";
import { closeTry, type DueDelivery, dueDelivery, type Tried } from "#store/webhook-deliveries";
import { noteArrival, switchOff } from "#store/webhooks";
import { commitGuarded } from "#usecases/commit-guarded";
import { eventBody } from "#usecases/events/event-body";
import { openSecrets } from "#usecases/events/webhook-secret";
import { leaveMail } from "#usecases/mails/leave-mail";

/** An endpoint that nothing has reached for as long as a delivery is tried is switched off. */
const DEAD_AFTER_MS = RETRY_DELAYS_MS.reduce((sum, delay) => sum + delay, 0);

/** Sends one event to one endpoint, and says what it came to. Source: docs/webhooks.md#deliveries. */
export default defineJob(deliverWebhook, {
	async run({ subject: { endpoint: endpointId, seq }, payload: { by_hand } }, ctx) {
		const due = await dueDelivery(ctx.db, endpointId, seq);
		if (due === null) return "no longer wanted";
		const isWaiting = due.state === "waiting";
		if (!isWaiting && !by_hand) return `${due.state} before`;
		if (due.endpoint.state !== "on") return `its endpoint is ${due.endpoint.state}`;
		if (isWaiting && !due.isFirst) return "another waits before it";
		if (due.event === null) return closed(ctx, { due, seq }, { status: null, problem: "forgotten", ms: 0 }, null);
		const { tried, retryAfter } = await sent(due, due.event, ctx);
		return closed(ctx, { due, seq }, tried, retryAfter);
	},
});

type Came = Omit<Tried, "at">;

async function sent(
	{ endpoint }: DueDelivery,
	event: LoggedEvent,
	ctx: JobContext,
): Promise<{ tried: Came; retryAfter: string | null }> {
	const { settings, links, ports, now, clock } = ctx;
	if (ports.sealer === null) throw new JobFailed("SEALING_KEY is not set: the endpoint's secret cannot be read");
	const body = JSON.stringify(eventBody(event, links));
	const secrets = await openSecrets(ports.sealer, endpoint, now);
	const headers = {
		"content-type": "application/json",
		"user-agent": crawlerAgent(settings, links),
		...(await signedHeaders({ id: eventId(event), at: now, body }, secrets)),
	};
	const gate = { allowLoopback: settings.allowLoopbackCrawl };
	const begun = clock.now().getTime();
	const posted = await postBounded(endpoint.url, { headers, body, gate, timeoutMs: WEBHOOK_TIMEOUT_MS }, ports);
	const ms = clock.now().getTime() - begun;
	if (posted.status === null) return { tried: { status: null, problem: posted.problem, ms }, retryAfter: null };
	const verdict = verdictOf(posted.status);
	const problem = verdict.verdict === "failed" ? verdict.problem : verdict.verdict === "gone" ? "gone" : null;
	return { tried: { status: posted.status, problem, ms }, retryAfter: posted.retryAfter };
}

/** Writes what a try came to with all that follows from it. */
function closed(
	{ db, now }: JobContext,
	{ due, seq }: { due: DueDelivery; seq: number },
	came: Came,
	retryAfter: string | null,
): Promise<string> {
	const at = now.getTime();
	const { endpoint, attempts, about, state } = due;
	const tried = { ...came, at };
	const isForgotten = came.problem === "forgotten";
	const delivery = { endpointId: endpoint.id, seq, about, attempts };
	const close = (then: Parameters<typeof closeTry>[3], more: readonly Statement<"stale">[], outcome: string) =>
		commitGuarded(db, async () => ({ statements: [...closeTry(db, delivery, tried, then), ...more], outcome }), {
			moved: "another run was first",
			stale: "its endpoint was switched off meanwhile",
		});
	if (came.problem === null)
		return close({ state: "delivered" }, [noteArrival(db, endpoint.id, true, at)], "delivered");
	const failed = isForgotten ? [] : [noteArrival(db, endpoint.id, false, at)];
	const off = (reason: Exclude<OffReason, "team">) => [
		...switchOff(db, endpoint.id, reason),
		leaveMail(db, webhookOff, {
			to: { userId: endpoint.userId },
			cause: `webhook:${endpoint.id}:${at}`,
			facts: { endpoint: endpoint.id, host: new URL(endpoint.url).host, verdict: reason },
			now,
		}),
	];
	const said = came.status === null ? came.problem : `${came.problem} ${came.status}`;
	if (came.problem === "gone") return close({ state: "given_up" }, off("gone"), "given up: it wants no more");
	const again = isForgotten || state !== "waiting" ? null : nextTry(attempts + 1, retryAfter, at);
	if (again !== null) return close({ again }, failed, `tried again later: ${said}`);
	const isDead = endpoint.failingSince !== null && endpoint.failingSince <= at - DEAD_AFTER_MS;
	const more = isDead && state === "waiting" ? off("failing") : [];
	return close({ state: state === "delivered" ? "delivered" : "given_up" }, [...failed, ...more], `given up: ${said}`);
}
