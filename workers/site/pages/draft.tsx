import readSiteAgain from "#actions/drafts/read-site-again";
import { REDRAFTED_MAX } from "#core/limits";
import getDraft from "#operations/drafts/get-draft";
import inviteCofounder from "#operations/drafts/invite-cofounder";
import submitDraft from "#operations/drafts/submit-draft";
import updateDraft from "#operations/drafts/update-draft";
import { act } from "../act.ts";
import { ask } from "../ask.ts";
import { attempt } from "../attempt.ts";
import { type Refused, refusalWords, sendParts, showDesk, wayTo } from "../desk.tsx";
import { listedElsewhere } from "../listed-elsewhere.ts";
import { rowName } from "../parts/draft/names.ts";
import { type Draft, isField, rowOf } from "../parts/draft/rows.ts";
import { refusalOf } from "../parts/draft/typed.ts";
import { seenOf } from "../parts/draft/watch.tsx";
import { type PageContext, type Site, signedIn } from "../site.ts";
import { words } from "../words/words.ts";

const t = words.draft;

/** A person's draft: the website being read, every fact beside its quotes, and what comes next. */
export default function draftPage(site: Site): void {
	site.get("/account/drafts/:id", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const told = c.req.query("sent") === "1" ? t.invites.mailed : undefined;
		return showDesk(c, await draftOf(c), { open: rowOf(c.req.query("edit")), told });
	});

	// Asked by the page's script while something is under way.
	site.get("/account/drafts/:id/live", async (c) => {
		const session = signedIn(c);
		if (session instanceof Response) return session;
		const draft = await draftOf(c);
		return seenOf(draft) === c.req.query("seen") ? c.body(null, 204) : sendParts(c, draft);
	});

	site.post("/account/drafts/:id/submit", (c) =>
		pressed(c, async (id) => {
			const { listing_id } = await ask(c, submitDraft, { params: { id } });
			return `/account/products/${listing_id}`;
		}),
	);

	site.post("/account/drafts/:id/again", (c) =>
		pressed(c, async (id) => {
			await act(c, readSiteAgain, { draft_id: id });
		}),
	);

	site.post("/account/drafts/:id/invite", async (c) => {
		const { email } = await c.req.parseBody();
		const invite = async (id: string) => {
			await ask(c, inviteCofounder, { params: { id }, body: { email } });
			return `/account/drafts/${id}?sent=1`;
		};
		return pressed(c, invite, t.invites.wrong);
	});

	site.post("/account/drafts/:id/redraft", async (c) => {
		const form = await c.req.parseBody({ all: true });
		const chosen = [form.field ?? []].flat().flatMap((name) => rowOf(name) ?? []);
		const fields = chosen.filter(isField);
		const { none, tooMany } = t.redraftSeveral;
		const problem = fields.length === 0 ? none : fields.length > REDRAFTED_MAX ? tooMany(REDRAFTED_MAX) : undefined;
		if (problem === undefined) {
			return pressed(c, async (id) => {
				await ask(c, updateDraft, { params: { id }, body: { regenerate: fields } });
			});
		}
		const session = signedIn(c);
		return session instanceof Response ? session : showDesk(c, await draftOf(c), { redraft: problem, status: 400 });
	});
}

function draftOf(c: PageContext) {
	return ask(c, getDraft, { params: { id: c.req.param("id") } });
}

/**
 * Does one thing with a draft and comes back to it, or goes where it leads; a refusal is shown there, at the field where it
 * is about one.
 * @param mistyped what is said of input that is none.
 */
async function pressed(
	c: PageContext,
	doIt: (id: string) => Promise<string | undefined>,
	wrong?: (code: string) => string,
): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const id = c.req.param("id") ?? "";
	return attempt(
		c,
		async () => (await doIt(id)) ?? `/account/drafts/${id}`,
		async (failure) => {
			const draft = await draftOf(c);
			const refused = await refusedOf(c, draft, failure);
			const { error } = refused;
			const sentence =
				error.code === "invalid_input" && wrong !== undefined ? wrong(error.errors[0]?.code ?? "") : refused.sentence;
			const [row] = error.errors.flatMap(({ pointer }) => rowOf(pointer.split("/").find((part) => rowOf(part))) ?? []);
			const tried = row && { row, typed: {}, refusal: refusalOf(row, {}, error.errors, rowName) };
			return showDesk(c, draft, { refused: { ...refused, sentence }, attempt: tried, status: 400 });
		},
	);
}

/** A refusal with its way out: of a website that is listed already, the listing to claim, or to go on with. */
async function refusedOf(c: PageContext, draft: Draft, failure: unknown): Promise<Refused> {
	const refused = refusalWords(failure);
	if (refused.error.code !== "duplicate_domain") return refused;
	const other = await listedElsewhere(c, draft);
	return other === null ? refused : { ...refused, way: wayTo(other) };
}
