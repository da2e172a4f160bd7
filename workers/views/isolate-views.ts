import { consoleLog } from "#adapters/log";
import type { Services } from "#workers/compose";
import {
	createViewGatherer,
	FLUSH_AFTER_MS,
	type View,
	type ViewBatch,
	type ViewGatherer,
} from "#workers/views/gatherer";

/** A queue message that carries views. */
export interface ViewsMessage extends ViewBatch {
	v: 1;
	kind: "views";
}

let gatherer: ViewGatherer | undefined;

/** The one gatherer of this isolate: what it gathers must outlive a request. */
function isolateViews(): ViewGatherer {
	// Chance is not to be had at module scope, so it is made at the first view.
	gatherer ??= createViewGatherer(() => crypto.randomUUID());
	return gatherer;
}

/** Counts a view, and sees to it that it is sent: with others, some seconds later. Runs after the page was answered. */
export async function gatherView(
	{ queue, dispatchesAtOnce }: Pick<Services, "queue" | "dispatchesAtOnce">,
	view: View,
): Promise<void> {
	const views = isolateViews();
	if (!(await views.note(view)) || !dispatchesAtOnce) return;
	const next = views.next(view.at);
	if (next === null) return;
	if (next === "later") await scheduler.wait(FLUSH_AFTER_MS);
	await flushViews(queue, new Date());
}

/** Sends what this isolate has gathered; what the queue does not take stays for the next time. */
export async function flushViews(queue: Pick<Queue<unknown>, "send">, now: Date): Promise<void> {
	try {
		await isolateViews().flush(now.getTime(), (batch) =>
			queue.send({ v: 1, kind: "views", ...batch } satisfies ViewsMessage),
		);
	} catch (error) {
		consoleLog.error("views_not_sent", error, {});
	}
}
