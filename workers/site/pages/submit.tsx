import { intentText } from "#core/access/intent";
import type { AppError } from "#core/errors";
import { ADDRESS_MAX, INTENT_MAX } from "#core/limits";
import { parseAddress } from "#crawl/gate";
import submitListing from "#operations/drafts/submit-listing";
import { ask } from "../ask.ts";
import { refusalOf } from "../attempt.ts";
import { markWrong, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { RefusedNotice } from "../parts/refused.tsx";
import { formTokenOf, type PageContext, type Site } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.submit;

/** Submitting a product by its website; the same operation that the API and the tools have. */
export default function submitPage(site: Site): void {
	site.get("/submit", (c) => form(c));

	site.post("/submit", async (c) => {
		const { url } = await c.req.parseBody();
		const typed = typeof url === "string" ? url.trim() : "";
		if (typed === "") return form(c, { typed, problem: t.empty });
		try {
			if (c.var.session === null) return throughSignIn(c, typed);
			const draft = await ask(c, submitListing, { body: { url: typed } });
			return c.redirect(`/account/drafts/${draft.id}`, 303);
		} catch (error) {
			const refused = refusalOf(error);
			if (refused.code === "address_refused") return form(c, { typed, problem: t.refused });
			if (refused.code === "invalid_input") return form(c, { typed, problem: t.tooLong });
			c.status(refused.status as 400);
			return form(c, { typed, refused });
		}
	});
}

/** What was typed is kept: the press that ends signing in begins the reading, and leads to it. */
function throughSignIn(c: PageContext, typed: string) {
	const { allowLoopbackCrawl: allowLoopback } = c.var.services.settings;
	const intent = intentText({ act: "read", url: parseAddress(typed, { allowLoopback }).href });
	if (intent.length > INTENT_MAX) return form(c, { typed, problem: t.tooLong });
	return c.redirect(`/sign-in?${new URLSearchParams({ return_to: "/submit", do: intent })}`, 303);
}

interface Failed {
	typed: string;
	/** What is wrong with the address. */
	problem?: string;
	/** What else stood in the way. */
	refused?: AppError;
}

async function form(c: PageContext, failed?: Failed) {
	const token = await formTokenOf(c);
	const problem = failed?.problem;
	if (problem !== undefined) c.status(400);
	return show(
		c,
		// Its form carries a token of this browser's, so that nobody else may be given it.
		{ title: t.title, description: t.about, canonical: "/submit", isPublic: false, width: "narrow" },
		<>
			<h1>{t.title}</h1>
			<p class="lead">{t.lead}</p>
			<RefusedNotice error={failed?.refused} />
			<PostForm action="/submit" token={token}>
				<div class="field">
					<label for="url">{t.label}</label>
					<small id="url-hint">{t.hint}</small>
					{problem !== undefined && (
						<p class="wrong" id="url-problem" role="alert">
							{problem}
						</p>
					)}
					<input
						id="url"
						name="url"
						type="text"
						inputmode="url"
						autocomplete="url"
						autocapitalize="none"
						spellcheck={false}
						dir="ltr"
						required
						maxlength={ADDRESS_MAX}
						value={failed?.typed ?? ""}
						placeholder={t.placeholder}
						{...markWrong(problem !== undefined)}
						aria-describedby={problem === undefined ? "url-hint" : "url-problem url-hint"}
					/>
				</div>
				<button type="submit" class="primary l">
					{t.press}
				</button>
			</PostForm>
			<section aria-labelledby="next">
				<h2 id="next">{t.next}</h2>
				<ol>
					{t.steps.map((step) => (
						<li>{step}</li>
					))}
				</ol>
				{c.var.session === null && <p>{t.signedOut}</p>}
				<p class="muted">
					{t.agents((label) => (
						<a href="/connect">{label}</a>
					))}
				</p>
			</section>
		</>,
	);
}
