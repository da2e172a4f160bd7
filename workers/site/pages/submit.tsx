import { AppError } from "#core/errors";
import { ADDRESS_MAX } from "#core/limits";
import submitListing from "#operations/drafts/submit-listing";
import { ask } from "../ask.ts";
import { Notice, PostForm } from "../form.tsx";
import { show } from "../layout.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";

/** Submitting a product by its website; the same operation that the API and the tools have. */
export default function submitPage(site: Site): void {
	site.get("/submit", (c) => (c.var.session === null ? invitation(c) : form(c)));

	site.post("/submit", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const { url } = await c.req.parseBody();
		const typed = typeof url === "string" ? url.trim() : "";
		try {
			const draft = await ask(c, submitListing, { body: { url: withScheme(typed) } });
			return c.redirect(`/account/drafts/${draft.id}`, 303);
		} catch (error) {
			if (!(error instanceof AppError) || error.status >= 500) throw error;
			return form(c, { typed, problem: error });
		}
	});
}

const ABOUT = {
	title: "Submit a product",
	description:
		"Give the address of your product’s website; the profile is drafted from it with a quote for every fact.",
};

/** For people who are not signed in: what will happen, and the way there. */
function invitation(c: PageContext) {
	return show(
		c,
		{ ...ABOUT, canonical: "/submit", width: "narrow" },
		<article class="card">
			<h1>Submit a product</h1>
			<p>
				You give the address of a website. We read it and draft the profile in about a minute, each fact with a quote.
				You correct it, choose a week, and nothing is published before that.
			</p>
			<p>
				<a class="button primary" href={`/sign-in?${new URLSearchParams({ return_to: "/submit" })}`}>
					Sign in to begin
				</a>
			</p>
			<p class="muted">
				There is no password: we mail you a link. Agents can do the same through the <a href="/connect">tool server</a>.
			</p>
		</article>,
	);
}

async function form(c: PageContext, failed?: { typed: string; problem: AppError }) {
	const token = await formTokenOf(c);
	if (failed !== undefined) c.status(failed.problem.status as 400);
	return show(
		c,
		{ ...ABOUT, width: "narrow" },
		<article class="card">
			<h1>Submit a product</h1>
			{failed !== undefined && <Notice kind="problem">{sentenceOf(failed.problem)}</Notice>}
			<PostForm action="/submit" token={token}>
				<label for="url">Address of its website</label>
				<input
					id="url"
					name="url"
					type="text"
					inputmode="url"
					autocomplete="url"
					required
					maxlength={ADDRESS_MAX}
					value={failed?.typed ?? ""}
					placeholder="https://example.com"
					aria-invalid={failed === undefined ? undefined : "true"}
					aria-describedby="url-help"
				/>
				<small id="url-help">
					We read its pages as far as its robots.txt allows. Nothing is published and nothing is charged.
				</small>
				<button type="submit">Read the website</button>
			</PostForm>
		</article>,
	);
}

/** People leave the scheme out. */
function withScheme(typed: string): string {
	return typed === "" || /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
}

function sentenceOf(error: AppError): string {
	return error.errors[0]?.message ?? error.message;
}
