import { errorTrace } from "#core/error-words";
import { AppError, ERRORS } from "#core/errors";
import { limitHeaders } from "#workers/http/problem";
import { show } from "../layout.tsx";
import type { PageContext } from "../site.ts";

/** The page for whatever went wrong. A fault of ours is logged and says nothing but its request id. */
export async function showError(c: PageContext, error: Error): Promise<Response> {
	const known = error instanceof AppError ? error : null;
	if (known === null) {
		const facts = { event: "page_failed", request_id: c.var.requestId, error: errorTrace(error) };
		console.error(JSON.stringify(facts));
	}
	const code = known?.code ?? "internal";
	c.status((known?.status ?? 500) as 400);
	for (const [name, value] of Object.entries(limitHeaders(error))) c.header(name, value);
	// Without settings or a database there is no frame to show it in.
	if (!c.var.services || c.var.session === undefined) {
		return c.text(`${ERRORS[code].title}. Request ${c.var.requestId}`);
	}
	return show(
		c,
		{ title: ERRORS[code].title, width: "narrow" },
		<article class="card">
			<h1>{ERRORS[code].title}</h1>
			<p>{known?.message ?? "The error is logged. Try again, and if it stays, tell us the request id."}</p>
			<p class="muted">
				Request <code>{c.var.requestId}</code>
			</p>
			<p>
				<a href="/">Go to the home page</a>
			</p>
		</article>,
	);
}
