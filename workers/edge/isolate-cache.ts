import type { Services } from "#workers/compose";
import { memoryAge, recall, remember } from "#workers/edge/answer-memory";
import { answerAgain, isAnonymousRead, isForEverybody, keptOf } from "#workers/edge/kept-answer";

type Known = Pick<
	Services,
	"memorySeconds" | "contentVersion" | "performDeps" | "clock" | "queue" | "dispatchesAtOnce"
>;

/**
 * Answers what everybody may see from the memory of this isolate, where it is younger than some seconds. An answer is found
 * by its whole address, as it was asked for, and by the settings; nothing else of an anonymous request decides over it. Whoever
 * sends a cookie or credentials is answered anew, and what is written in this isolate has all of it made anew.
 * Source: docs/performance.md#answers-in-memory.
 */
export async function throughIsolateMemory(
	request: Request,
	services: Known,
	execution: Pick<ExecutionContext, "waitUntil">,
	answer: () => Promise<Response>,
): Promise<Response> {
	const { memorySeconds, contentVersion, clock } = services;
	if (memorySeconds === 0 || !isAnonymousRead(request)) return answer();
	const key = `${contentVersion} ${request.url}`;
	const known = recall(key, clock.now().getTime());
	const again = known === null ? null : answerAgain(request, known, services, execution);
	if (again !== null) return again;
	const age = memoryAge();
	const response = await answer();
	if (!isForEverybody(response)) return response;
	const body = new Uint8Array(await response.arrayBuffer());
	const headers = new Headers(response.headers);
	const kept = keptOf(headers);
	const until = clock.now().getTime() + memorySeconds * 1000;
	remember(key, { headers, body, kept, until }, age);
	return new Response(body, response);
}
