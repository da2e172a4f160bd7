import type { Child, FC } from "hono/jsx";
import type { Action } from "#actions/define";
import { BULK_ROWS_MAX, TEAM_REASON_MAX } from "#core/limits";
import { actEach } from "../../act.ts";
import { Notice, PostForm } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { decided } from "./decided.ts";
import { type Button, Buttons } from "./decision.tsx";

const t = words.team.list;

/** The form that the boxes of a list belong to. */
export const BULK_FORM = "chosen-rows";

export interface BulkProps {
	/** Where the form is sent: ids as `id`, once each, `reason` and the pressed button as `decision`. */
	action: string;
	token: string;
	buttons: readonly Button[];
	/** Label of the reason, where one is asked for. */
	reason?: string;
	/** Fields besides the reason. */
	fields?: Child;
	/** Path of the list, with what narrows it. */
	returnTo?: string;
}

/** Below a list: what is done with the rows that were chosen in it. */
export const BulkForm: FC<BulkProps> = ({ action, token, buttons, reason, fields, returnTo = "" }) => (
	<PostForm action={action} token={token} id={BULK_FORM} class="bulk">
		<h2>{t.withChosen}</h2>
		<input type="hidden" name="return_to" value={returnTo} />
		{fields}
		{reason !== undefined && <LineField name="reason" idPrefix="bulk-" label={reason} max={TEAM_REASON_MAX} required />}
		<Buttons of={buttons} />
	</PostForm>
);

/** What became of each row of a bulk, in the address of the list that it leads back to. */
const DONE = "rows_done";
const REFUSED = "rows_refused";
const LEFT = "rows_left";

interface Bulk<I> {
	action: Action<I, unknown>;
	home: string;
	/** The action's input of a row's id. */
	inputOf(id: number, form: FormData): I;
	/** Which rows, where they are not chosen one by one, and how many of their kind are left once these were done. */
	all?: { ids(form: FormData): Promise<readonly number[]>; left(form: FormData): Promise<number> };
}

/** Does with each chosen row what an action does with one, and leads back to the list, which says what was refused. */
export async function doBulk<I>(c: PageContext, { action, home, inputOf, all }: Bulk<I>): Promise<Response> {
	const form = await c.req.formData();
	const chosen = () => [...new Set(form.getAll("id").map(Number))].filter((id) => Number.isSafeInteger(id) && id > 0);
	return decided(c, home, async () => {
		const ids = all === undefined ? chosen() : await all.ids(form);
		if (ids.length === 0 || ids.length > BULK_ROWS_MAX)
			return { [DONE]: ids.length === 0 ? "none" : "too_many", [REFUSED]: null, [LEFT]: null };
		const inputs = ids.map((id) => inputOf(id, form));
		const outcomes = await actEach(c, action, inputs);
		const refused = outcomes.flatMap(({ refused }, index) =>
			refused === null ? [] : [`${ids[index]}.${refused.code}`],
		);
		return {
			[DONE]: String(ids.length - refused.length),
			[REFUSED]: refused.length > 0 ? refused.join(",") : null,
			[LEFT]: all === undefined ? null : String(await all.left(form)),
		};
	});
}

/** Above a list: how many rows were done, and which were refused, why. @param nameOf of a row's id. */
export const BulkReport: FC<{ c: PageContext; nameOf(id: number): string }> = ({ c, nameOf }) => {
	const done = c.req.query(DONE);
	if (done === undefined) return null;
	if (done === "none") return <Notice kind="problem">{t.none}</Notice>;
	if (done === "too_many") return <Notice kind="problem">{t.tooMany(BULK_ROWS_MAX)}</Notice>;
	const count = Number(done);
	if (!Number.isInteger(count) || count < 0 || count > BULK_ROWS_MAX) return null;
	const refused = refusedIn(c.req.query(REFUSED) ?? "");
	const left = /^\d{1,6}$/.test(c.req.query(LEFT) ?? "") ? Number(c.req.query(LEFT)) : 0;
	return (
		<Notice kind={refused.length > 0 ? "problem" : "good"}>
			<p>{t.done(count)}</p>
			{left > 0 && <p>{t.left(left)}</p>}
			{refused.length > 0 && (
				<>
					<p>{t.refused(refused.length)}</p>
					<ul>
						{refused.map(({ id, why }) => (
							<li>{t.refusedOne(nameOf(id), why)}</li>
						))}
					</ul>
				</>
			)}
		</Notice>
	);
};

function refusedIn(text: string): { id: number; why: string }[] {
	const said: Readonly<Record<string, { title: string }>> = words.errors.said;
	return text
		.split(",")
		.slice(0, BULK_ROWS_MAX)
		.flatMap((one) => {
			const [id = "", code = ""] = one.split(".");
			const why = Object.hasOwn(said, code) ? said[code]?.title : undefined;
			return why === undefined || !/^\d{1,15}$/.test(id) ? [] : [{ id: Number(id), why }];
		});
}
