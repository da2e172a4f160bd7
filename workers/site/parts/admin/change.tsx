import type { FC } from "hono/jsx";
import { type AuditValue, changeIn, LEFT_WHERE_THEY_ARE } from "#core/access/audit-change";
import { fieldName } from "#core/words/shared";
import { type ListedEntry, lastEntryOf } from "#store/audit-log";
import { auditSubjects } from "#store/audit-subjects";
import { Notice, PostForm, Time } from "../../form.tsx";
import { formTokenOf, type PageContext } from "../../site.ts";
import { canBeUndone } from "../../undo/undos.ts";
import { exactMoney, momentOf, spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { DONE, NOTHING_DONE, withParts } from "./decided.ts";
import { Subject } from "./subject.tsx";

const t = words.team.change;

/** Of a value, characters that are shown before the rest is folded away. */
const SHOWN_MAX = 160;

/** At the end of the names of sums, which are in US dollars. */
const CENTS = "_cents";

const factName = (fact: string): string => fieldName(fact.endsWith(CENTS) ? fact.slice(0, -CENTS.length) : fact);

interface Props {
	entry: ListedEntry;
	/** Who looks. */
	userId: number;
	token: string;
	/** Path that its undo leads back to. */
	returnTo: string;
}

interface Words {
	/** What a fact is called; the name of the field where absent. */
	nameOf?(fact: string): string;
	/** What a value says; yes, no and the value itself where absent. */
	wordsOf?(fact: string, value: AuditValue): string | undefined;
}

/** One row of the log: who, when and why, each fact before and after, and a way to take it back. */
export const Changed: FC<Props & Words> = ({ entry, userId, token, returnTo, nameOf = factName, wordsOf }) => {
	const change = changeIn(entry.detail);
	const { reason } = entry.detail;
	return (
		<div class="changed">
			<p class="muted">{t.by(<Actor entry={entry} userId={userId} />, <Time at={entry.at} />)}</p>
			{typeof reason === "string" && reason !== "" && <p>{t.because(<bdi>{reason}</bdi>)}</p>}
			{entry.refused !== null && <p>{t.refusedFor(words.errors.said[entry.refused].title)}</p>}
			{change !== null && (
				<table>
					<thead>
						<tr>
							<th scope="col">{t.what}</th>
							<th scope="col">{t.was}</th>
							<th scope="col">{t.is}</th>
						</tr>
					</thead>
					<tbody>
						{Object.keys(change.after).map((fact) => (
							<tr>
								<th scope="row">{nameOf(fact)}</th>
								{[[t.was, change.before[fact]] as const, [t.is, change.after[fact]] as const].map(
									([label, value = null]) => (
										<td data-label={label}>
											<Value said={wordsOf?.(fact, value) ?? valueWords(fact, value)} />
										</td>
									),
								)}
							</tr>
						))}
					</tbody>
				</table>
			)}
			<Undo {...{ entry, token, returnTo }} />
		</div>
	);
};

/** What was decided about one thing, below its form; nothing where nothing was. */
export const Changes: FC<{ c: PageContext; of: readonly ListedEntry[]; token: string } & Words> = (props) => {
	const { c, of: entries, ...more } = props;
	if (entries.length === 0) return null;
	return (
		<section aria-labelledby="changes">
			<h2 id="changes">{t.history}</h2>
			{entries.map((entry) => (
				<Changed entry={entry} userId={c.var.session?.user.id ?? 0} returnTo={c.req.path} {...more} />
			))}
		</section>
	);
};

/** The button that takes back what a row says; nothing where it cannot be, and a word where it was. */
export const Undo: FC<{ entry: ListedEntry; token: string; returnTo: string; what?: string }> = (props) => {
	const { entry, token, returnTo, what } = props;
	if (entry.undoneBy !== null) return <span class="tag">{t.undone}</span>;
	if (!canBeUndone(entry)) return null;
	return (
		<PostForm action={`/admin/log/${entry.id}/undo`} token={token} class="undo">
			<input type="hidden" name="return_to" value={returnTo} />
			<button type="submit" class="secondary" aria-label={what === undefined ? undefined : t.undoOne(what)}>
				{t.undo}
			</button>
		</PostForm>
	);
};

/** After a decision, on the page that it leads to: what was done to what, and a way to take it back. */
export const LastDecision: FC<{ c: PageContext }> = async ({ c }) => {
	const { db } = c.var.services;
	const userId = c.var.session?.user.id;
	const done = c.req.query("done");
	if (userId === undefined) return null;
	if (done === NOTHING_DONE) return <Notice>{t.nothingDone}</Notice>;
	if (done !== DONE) return null;
	const entry = await lastEntryOf(db, `user:${userId}`);
	if (entry === null || entry.refused !== null || entry.actorKind !== "team") return null;
	const [named, token] = await Promise.all([auditSubjects(db, [entry.subject]), formTokenOf(c)]);
	const what = words.log.actions[entry.action] ?? spoken(entry.action);
	const left = changeIn(entry.detail)?.after[LEFT_WHERE_THEY_ARE];
	return (
		<Notice kind="good">
			<p>
				{t.done(what)} <Subject of={entry.subject} named={named.get(entry.subject)} />
			</p>
			{Array.isArray(left) && left.length > 0 && <p>{t.left(<bdi>{left.join(", ")}</bdi>)}</p>}
			<Undo {...{ entry, token, what }} returnTo={withParts(c.req.url, { done: null })} />
		</Notice>
	);
};

const Value: FC<{ said: string }> = ({ said }) =>
	said.length <= SHOWN_MAX ? (
		<bdi>{said}</bdi>
	) : (
		<details>
			<summary>
				<bdi>{said.slice(0, SHOWN_MAX)}…</bdi>
			</summary>
			<p class="said">
				<bdi>{said}</bdi>
			</p>
		</details>
	);

function valueWords(fact: string, value: AuditValue): string {
	if (value === null || value === "") return t.nothing;
	if (typeof value === "number" && fact.endsWith("_at")) return momentOf(value);
	if (typeof value === "number" && fact.endsWith(CENTS)) return exactMoney(value, "USD");
	if (typeof value === "boolean") return value ? t.yes : t.no;
	return Array.isArray(value) ? value.join(", ") : String(value);
}

/** Who did it, for somebody of the site team: what its members did as such, and what they or others did as anybody may. */
const Actor: FC<Pick<Props, "entry" | "userId">> = ({ entry: { actor, actorKind, actorCalled }, userId }) => {
	const id = /^user:(\d+)$/.exec(actor)?.[1];
	if (id === undefined) return t.service;
	if (id === String(userId)) return t.you;
	if (actorCalled === null) return words.log.gone(<bdi>{words.people.number(Number(id))}</bdi>);
	const who = (
		<a href={`/admin/people/${id}`}>
			<bdi>{actorCalled}</bdi>
		</a>
	);
	return actorKind === "team" ? t.member(who) : who;
};
