import type { FC } from "hono/jsx";
import { errorTrace } from "#core/error-words";
import { AppError, type ErrorCode } from "#core/errors";
import { SEARCH_MAX } from "#core/limits";
import { OldForm } from "#workers/http/csrf";
import { limitHeaders } from "#workers/http/problem";
import { localPath } from "#workers/http/return-to";
import { show } from "../layout.tsx";
import type { PageContext } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.errors;

/** Only pages refuse so, each time in words for its reader. */
const SAID_THERE: ReadonlySet<ErrorCode> = new Set([
	...(["link_expired", "authorization_refused", "sign_in_again", "account_banned"] as const),
]);

/** The page for whatever went wrong, in people's words. A fault of ours is logged and says nothing but its request id. */
export async function showError(c: PageContext, error: Error): Promise<Response> {
	const known = error instanceof AppError ? error : null;
	if (known === null) {
		const facts = { event: "page_failed", request_id: c.var.requestId, error: errorTrace(error) };
		console.error(JSON.stringify(facts));
	}
	const code = known?.code ?? "internal";
	const { title, text } = t.said[code];
	const headers = limitHeaders(error);
	c.status((known?.status ?? 500) as 400);
	for (const [name, value] of Object.entries(headers)) c.header(name, value);
	// Without settings or a database there is no frame to show it in.
	if (!c.var.services || c.var.session === undefined) return c.text(`${title}. ${t.number} ${c.var.requestId}`);
	const seconds = Number(headers["Retry-After"]);
	return show(
		c,
		{ title, width: "narrow" },
		<>
			<h1>{title}</h1>
			<p class="lead">{known !== null && SAID_THERE.has(code) ? known.message : text}</p>
			{error instanceof OldForm && <TypedBefore typed={error.typed} signInAt={signInAt(c)} />}
			{seconds > 0 && <p>{t.again(seconds)}</p>}
			<Ways code={code} />
			<p class="muted">
				{t.number} <code>{c.var.requestId}</code>
			</p>
		</>,
	);
}

/** Signing in that leads back to the page with the form; null for who is signed in. */
function signInAt(c: PageContext): string | null {
	if (c.var.session !== null) return null;
	const { origin } = c.var.services.settings;
	const from = c.req.header("Referer");
	const page = from?.startsWith(`${origin}/`) === true ? localPath(from.slice(origin.length), origin) : null;
	return page === null ? "/sign-in" : `/sign-in?${new URLSearchParams({ return_to: page })}`;
}

/** What was typed into a form that came too late, to be copied into a new one. */
const TypedBefore: FC<{ typed: readonly string[]; signInAt: string | null }> = ({ typed, signInAt }) => (
	<>
		{typed.length > 0 && (
			<>
				<h2>{t.oldForm.typed}</h2>
				<p>{t.oldForm.copy}</p>
				{typed.map((text, index) => (
					<p>
						<textarea readonly dir="auto" rows={/\s/.test(text) ? 4 : 1} aria-label={t.oldForm.text(index + 1)}>
							{text}
						</textarea>
					</p>
				))}
			</>
		)}
		{signInAt !== null && (
			<>
				<p>{t.oldForm.signedOut}</p>
				<p>
					<a class="button" href={signInAt}>
						{t.oldForm.signIn}
					</a>
				</p>
			</>
		)}
	</>
);

/** The ways out: where the refusal says, the search, and the first pages. */
const Ways: FC<{ code: ErrorCode }> = ({ code }) => {
	const ways = [...t.said[code].ways, t.home, t.categories];
	return (
		<>
			<search>
				<form method="get" action="/listings" class="inline">
					<label for="look-for" class="visually-hidden">
						{words.frame.searchProducts}
					</label>
					<input
						id="look-for"
						type="search"
						name="q"
						maxlength={SEARCH_MAX}
						placeholder={words.frame.searchProducts}
						data-suggest={words.search.suggestions}
					/>
				</form>
			</search>
			<nav aria-label={t.ways}>
				<ul class="ways">
					{ways
						.filter(({ href }, index) => ways.findIndex((other) => other.href === href) === index)
						.map(({ href, label }) => (
							<li>
								<a href={href}>{label}</a>
							</li>
						))}
				</ul>
			</nav>
		</>
	);
};
