import type { DraftField } from "#core/drafts/draft-fields";
import { AppError } from "#core/errors";
import listCategories from "#operations/directory/list-categories";
import getDraft from "#operations/drafts/get-draft";
import submitDraft from "#operations/drafts/submit-draft";
import submitListing from "#operations/drafts/submit-listing";
import updateDraft from "#operations/drafts/update-draft";
import chooseFreeListing from "#operations/listings/choose-free-listing";
import getMyListing from "#operations/listings/get-my-listing";
import { ask } from "../ask.ts";
import { Notice } from "../form.tsx";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { DraftFields, PleaseCheck } from "../parts/draft-fields.tsx";
import { CrawlReport, DraftForm, Missing } from "../parts/draft-parts.tsx";
import { NextStep } from "../parts/draft-steps.tsx";
import { formTokenOf, type PageContext, type Site, signedIn } from "../site.ts";
import { addressWords } from "../words/format.ts";

/** While the website is being read, the page asks again by itself this often. */
const LOOK_AGAIN_SECONDS = 4;

/** A person's draft: how far it is, what was drafted with which quotes, what is missing, and the next step. */
export default function draftPage(site: Site): void {
	site.get("/account/drafts/:id", async (c) => {
		const session = signedIn(c);
		return session instanceof Response ? session : draft(c, c.req.param("id"));
	});

	site.post("/account/drafts/:id", async (c) => {
		const form = await c.req.parseBody();
		return act(c, c.req.param("id"), (id) => ask(c, updateDraft, { params: { id }, body: { fields: edited(form) } }));
	});

	site.post("/account/drafts/:id/right", async (c) => {
		const { field } = await c.req.parseBody();
		// What its owner calls right is theirs: no redraft changes it.
		return act(c, c.req.param("id"), (id) =>
			ask(c, updateDraft, { params: { id }, body: { lock_fields: [field as DraftField] } }),
		);
	});

	site.post("/account/drafts/:id/submit", async (c) =>
		act(c, c.req.param("id"), (id) => ask(c, submitDraft, { params: { id } })),
	);

	site.post("/account/drafts/:id/again", async (c) =>
		act(c, c.req.param("id"), async (id) => {
			const { url } = await ask(c, getDraft, { params: { id } });
			await ask(c, submitListing, { body: { url } });
		}),
	);

	site.post("/account/drafts/:id/free", async (c) =>
		act(c, c.req.param("id"), async (id) => {
			const { listing_id } = await ask(c, getDraft, { params: { id } });
			if (listing_id === null) throw new AppError("listing_not_submitted", "Save the draft as a listing first.");
			await ask(c, chooseFreeListing, { params: { listing_id } });
		}),
	);
}

/** Does one thing with a draft and comes back to it; a refusal is shown above it. */
async function act(c: PageContext, id: string, doIt: (id: string) => Promise<unknown>): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	try {
		await doIt(id);
		return c.redirect(`/account/drafts/${id}`, 303);
	} catch (error) {
		if (!(error instanceof AppError) || error.status >= 500 || error.code === "not_found") throw error;
		c.status(error.status as 400);
		return draft(c, id, error.errors[0]?.message ?? error.message);
	}
}

async function draft(c: PageContext, id: string, problem?: string): Promise<Response> {
	const current = await ask(c, getDraft, { params: { id } });
	const isReady = current.status === "ready";
	const [listing, categories, token] = await Promise.all([
		current.listing_id === null ? null : ask(c, getMyListing, { params: { listing_id: current.listing_id } }),
		isReady ? ask(c, listCategories) : { items: [] },
		formTokenOf(c),
	]);
	if (!isReady) c.header("Refresh", String(LOOK_AGAIN_SECONDS));
	return show(
		c,
		{ title: `Draft of ${addressWords(current.url)}`, scripts: ["copy.js"] },
		<>
			<Crumbs above={[{ href: "/account/products", label: "Your products" }]} />
			<h1 dir="auto">{current.fields.name.value ?? addressWords(current.url)}</h1>
			{problem !== undefined && <Notice kind="problem">{problem}</Notice>}
			{isReady ? (
				<>
					<NextStep draft={current} listing={listing} token={token} siteName={c.var.services.settings.siteName} />
					<PleaseCheck draft={current} />
					<Missing draft={current} />
					<DraftForm draft={current} tree={categories.items} token={token} />
					<DraftFields draft={current} token={token} />
				</>
			) : (
				<>
					<article class="card">
						<p>
							{current.status === "crawling" ? "Reading the website" : "Drafting the profile"}: this takes about a
							minute.
						</p>
						<progress aria-label="Under way" />
						<p class="muted">
							The page looks again every {LOOK_AGAIN_SECONDS} seconds.{" "}
							<a href={`/account/drafts/${current.id}`}>Look now</a>
						</p>
					</article>
					<DraftFields draft={current} />
				</>
			)}
			<CrawlReport draft={current} />
		</>,
	);
}

const EDITABLE = ["name", "tagline", "short_description", "description"] as const;

/** What the form changes; an emptied field is taken out. The category chosen becomes the primary one. */
function edited(form: Record<string, unknown>): Record<string, unknown> {
	const fields: Record<string, unknown> = {};
	for (const field of EDITABLE) {
		const typed = form[field];
		if (typeof typed !== "string" || typed === form[`was_${field}`]) continue;
		fields[field] = typed.trim() === "" ? null : typed.replaceAll("\r\n", "\n");
	}
	const { category } = form;
	if (typeof category === "string" && category !== "" && category !== form.was_category) fields.categories = [category];
	return fields;
}
