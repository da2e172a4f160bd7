import { AppError } from "#core/errors";
import getDraft from "#operations/drafts/get-draft";
import updateDraft from "#operations/drafts/update-draft";
import { ask } from "../ask.ts";
import { refusalWords, sendParts, showDesk } from "../desk.tsx";
import { controlsOf } from "../parts/draft/controls.ts";
import { rowName } from "../parts/draft/names.ts";
import { bodyOfPress, PRESSES, type Press } from "../parts/draft/presses.tsx";
import type { Attempt } from "../parts/draft/row.tsx";
import { anchorOf, type Draft, fingerprint, isField, type RowId, rowOf } from "../parts/draft/rows.ts";
import { bodyOf, refusalOf, type Typed, typedOf } from "../parts/draft/typed.ts";
import { type PageContext, type Site, signedIn } from "../site.ts";

/** Decided on one wording of a row, and held against the one that there is when it is written. */
interface Change {
	row: RowId;
	/** The wording that the page showed. */
	was: string;
	/** What was typed; null of a press. */
	typed: Typed | null;
	bodyFor(draft: Draft): Record<string, unknown>;
}

/** Another window may write between looking and writing, but not for ever. */
const TRIES = 5;

/** Changes of one row of a draft: typed, locked, restored or drafted anew. With a script the row comes back in place. */
export default function draftSavePages(site: Site): void {
	site.post("/account/drafts/:id/save", async (c) => {
		const form = await c.req.parseBody();
		const row = rowOf(form.row);
		if (row === null) throw new AppError("not_found", "There is no such field.");
		const typed = typedOf(form);
		return changed(c, { row, was: String(form.was), typed, bodyFor: () => bodyOf(row, typed) });
	});

	site.post("/account/drafts/:id/press", async (c) => {
		const form = await c.req.parseBody();
		const row = rowOf(form.row);
		const press = PRESSES.find((one): one is Press => one === form.press);
		if (row === null || !isField(row) || press === undefined) {
			throw new AppError("not_found", "There is no such button.");
		}
		const bodyFor = (draft: Draft) => bodyOfPress(press, row, draft.fields[row]);
		return changed(c, { row, was: String(form.was), typed: null, bodyFor });
	});
}

async function changed(c: PageContext, change: Change): Promise<Response> {
	const session = signedIn(c);
	if (session instanceof Response) return session;
	const id = c.req.param("id") ?? "";
	const isScripted = c.req.header("X-Requested-With") === "desk";
	const { row, typed } = change;
	let draft: Draft;
	let attempt: Attempt | undefined;
	try {
		({ draft, attempt } = await write(c, id, change));
	} catch (failure) {
		const { error, sentence, way } = refusalWords(failure);
		draft = await ask(c, getDraft, { params: { id } });
		const refusal =
			error.code === "address_refused"
				? { problems: { value: sentence } }
				: error.errors.length > 0 && typed !== null
					? refusalOf(row, typed, error.errors, rowName)
					: { problems: {}, notice: sentence, way };
		attempt = { row, typed, refusal };
	}
	const status = attempt === undefined ? 200 : attempt.isConflict ? 409 : 400;
	if (isScripted) return sendParts(c, draft, { attempt, status });
	if (attempt !== undefined) return showDesk(c, draft, { attempt, status });
	return c.redirect(`/account/drafts/${id}#${anchorOf(row)}`, 303);
}

/** Writes a change unless the row says something else by now: then nothing is written, and both wordings are there. */
async function write(c: PageContext, id: string, change: Change): Promise<{ draft: Draft; attempt?: Attempt }> {
	const { row, was, typed, bodyFor } = change;
	for (let tries = 1; ; tries++) {
		const draft = await ask(c, getDraft, { params: { id } });
		if (typed !== null && isSaid(draft, row, typed)) return { draft };
		if ((await fingerprint(draft, row)) !== was) return { draft, attempt: { row, typed, isConflict: true } };
		try {
			const body = bodyFor(draft);
			return { draft: await ask(c, updateDraft, { params: { id }, body, seenVersion: draft.version }) };
		} catch (error) {
			const isOvertaken = error instanceof AppError && error.code === "draft_conflict";
			if (!isOvertaken || tries === TRIES) throw error;
		}
	}
}

/** Whether a row says already what was typed: sent twice, or the same in two windows. */
function isSaid(draft: Draft, row: RowId, typed: Typed): boolean {
	const said = controlsOf(row, draft, { categories: [], label: "" }).flatMap(({ controls }) => controls);
	const names = new Set([...said.map(({ name }) => name), ...Object.keys(typed)]);
	const now = new Map(said.map(({ name, value }) => [name, value]));
	return [...names].every((name) => (typed[name] ?? "").trim() === (now.get(name) ?? "").trim());
}
