import changeMailsByLink from "#actions/mails/change-mails-by-link";
import { mailWords } from "#mails/words/words";
import { type StopState, stopStateOf } from "#usecases/mails/read-stop-link";
import { act } from "../act.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import type { PageContext, Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.mails;

type Which = "product" | "kind";

/**
 * Where the links at the end of mails lead. Opening one changes nothing: mail scanners open links. A POST to the same
 * address ends the mails at once, whoever sends it, with no cookie and no question: mail programs do so for their readers.
 * Source: RFC 8058, section 3.2; docs/mail.md#ending-mails.
 */
export default function unsubscribePage(site: Site): void {
	site.get("/unsubscribe", async (c) => page(c, c.req.query("done") === "1" ? askedOf(c) : null));

	site.post("/unsubscribe", async (c) => {
		const asked = askedOf(c);
		const token = tokenOf(c);
		await act(c, changeMailsByLink, { token, ...asked });
		// Our own buttons say which; programs do not, and follow nowhere.
		return c.req.query("which") === undefined
			? page(c, asked)
			: c.redirect(`/unsubscribe?${queryOf(token, asked)}&done=1`, 303);
	});
}

interface Asked {
	which: Which;
	areSent: boolean;
}

const askedOf = (c: PageContext): Asked => ({
	which: c.req.query("which") === "kind" ? "kind" : "product",
	areSent: c.req.query("again") === "1",
});

const queryOf = (token: string, { which, areSent }: Asked) =>
	new URLSearchParams({ token, which, ...(areSent && { again: "1" }) });

const tokenOf = (c: PageContext) => c.req.query("token")?.slice(0, 200) ?? "";

/** @param asked what was changed just now, and is not said where it has been changed again since. */
async function page(c: PageContext, asked: Asked | null) {
	const state = await stopStateOf(c.var.services.db, tokenOf(c));
	const now = asked?.which === "kind" ? state.isKindOn : (state.product?.isMailed ?? state.isKindOn);
	const done = asked?.areSent === now ? asked : null;
	const kind = mailWords.kinds[state.link.kind].name;
	const product = state.product === null ? null : <bdi>{state.product.name}</bdi>;
	const subject = product === null || done?.which === "kind" ? kind : t.about(product);
	const isOn = state.isKindOn && (state.product?.isMailed ?? true);
	const which: Which = done?.which ?? "product";
	return show(
		c,
		{ title: t.title, width: "narrow" },
		<article class="card">
			<h1>{t.title}</h1>
			{done === null ? (
				<p>{isOn ? t.sent(subject) : t.notSent(subject)}</p>
			) : (
				<Notice kind="good">{done.areSent ? t.startedAgain(subject) : t.stopped(subject)}</Notice>
			)}
			{product !== null && !isOn && which === "product" && <p>{t.stillFollowed}</p>}
			{isOn ? (
				<Buttons state={state} token={tokenOf(c)} />
			) : (
				<Change token={tokenOf(c)} which={state.isKindOn ? "product" : "kind"} areSent words={t.undo} isSecond />
			)}
			<p class="muted">{t.notEnded}</p>
			<p>
				<a href="/account/notifications">{t.choose}</a>
			</p>
		</article>,
	);
}

function Buttons({ state, token }: { state: StopState; token: string }) {
	return (
		<div class="actions">
			{state.product !== null && <Change token={token} which="product" areSent={false} words={t.stopProduct} />}
			<Change token={token} which="kind" areSent={false} words={t.stopKind} isSecond={state.product !== null} />
		</div>
	);
}

interface ChangeProps extends Asked {
	token: string;
	words: string;
	isSecond?: boolean;
}

/** What it sends proves itself by the token in its address: it needs no cookie, like the press of a mail program. */
function Change({ token, which, areSent, words: label, isSecond }: ChangeProps) {
	return (
		<form method="post" action={`/unsubscribe?${queryOf(token, { which, areSent })}`}>
			<button type="submit" class={isSecond ? "secondary" : undefined}>
				{label}
			</button>
		</form>
	);
}
