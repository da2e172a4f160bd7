import type { Child, FC } from "hono/jsx";
import { EMAIL_MAX } from "#core/web/email";
import type { MergePreview } from "#store/account-merge";
import type { BanRow } from "#store/bans";
import type { UserRow } from "#store/users";
import type { Refused } from "../../attempt.ts";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { problemsIn } from "../text-field.tsx";
import { type Button, Decision } from "./decision.tsx";

const t = words.people.actions;

/** What can be done with an account; its name is the last part of the address that it is sent to. */
export type PersonAct = "role" | "ban" | "lift" | "end" | "merge" | "delete";

interface Props {
	c: PageContext;
	token: string;
	user: UserRow;
	ban: BanRow | null;
	/** The account that this one would become part of, and what would become of it. */
	merge: { into: UserRow; preview: MergePreview } | null;
	/** That the number of another account names none. */
	isIntoWrong: boolean;
	refused: { act: PersonAct; why: Refused } | undefined;
}

/** The decisions about an account, each folded away until it is opened, or was refused. */
export const PersonActions: FC<Props> = (props) => {
	const { user, ban } = props;
	const isAdmin = user.role === "admin";
	return (
		<>
			{ban === null && (
				<Act
					{...props}
					act="role"
					title={t.role.title}
					about={isAdmin ? t.role.take : t.role.give}
					reason={t.reasonTold}
					buttons={[
						isAdmin
							? { value: "member", label: t.role.unmakeAdmin, kind: "danger" }
							: { value: "admin", label: t.role.makeAdmin },
					]}
				/>
			)}
			{!isAdmin && (
				<Act
					{...props}
					act={ban === null ? "ban" : "lift"}
					title={t.ban.title}
					about={ban === null ? t.ban.about : t.ban.liftAbout}
					reason={t.reasonPerson}
					buttons={[
						ban === null ? { value: "ban", label: t.ban.ban, kind: "danger" } : { value: "lift", label: t.ban.lift },
					]}
				/>
			)}
			<Act
				{...props}
				act="end"
				title={t.end.title}
				about={t.end.about}
				reason={t.reasonPerson}
				buttons={[{ value: "end", label: t.end.end }]}
			>
				<fieldset>
					<legend class="visually-hidden">{t.end.title}</legend>
					{(["sessions", "keys", "apps"] as const).map((what) => (
						<label>
							<input type="checkbox" name={what} value="yes" checked={what === "sessions"} /> {t.end[what]}
						</label>
					))}
				</fieldset>
			</Act>
			{!isAdmin && ban === null && <Merging {...props} />}
			{!isAdmin && (
				<Act
					{...props}
					act="delete"
					title={t.remove.title}
					about={t.remove.about}
					reason={words.team.decide.ownReason}
					buttons={[{ value: "delete", label: t.remove.remove, kind: "danger" }]}
				>
					<Typed {...props} act="delete" label={t.remove.typed} />
				</Act>
			)}
		</>
	);
};

interface ActProps extends Props {
	act: PersonAct;
	title: string;
	about: string;
	reason: string;
	buttons: readonly Button[];
	hidden?: Readonly<Record<string, string | number>>;
	isOpen?: boolean;
	children?: Child;
}

const Act: FC<ActProps> = (props) => {
	const { c, token, user, act, title, about, reason, buttons, hidden, refused, isOpen = false, children } = props;
	const why = refused?.act === act ? refused.why : undefined;
	return (
		<details open={why !== undefined || isOpen}>
			<summary>{title}</summary>
			<p>{about}</p>
			<Decision
				c={c}
				action={`/admin/people/${user.id}/${act}`}
				token={token}
				idPrefix={`${act}-`}
				reason={{ label: reason }}
				buttons={buttons}
				refused={why}
				{...(hidden && { hidden })}
			>
				{children}
			</Decision>
		</details>
	);
};

const Typed: FC<Props & { act: PersonAct; label: string }> = ({ user, refused, act, label }) => (
	<LineField
		name="typed"
		idPrefix={`${act}-`}
		label={label}
		hint={t.merge.typedHint(user.email)}
		max={EMAIL_MAX}
		required
		problem={refused?.act === act ? problemsIn(refused.why.error)["/typed"] : undefined}
		value={refused?.act === act ? String(refused.why.sent.typed ?? "") : ""}
	/>
);

const Merging: FC<Props> = (props) => {
	const { user, merge, isIntoWrong } = props;
	const path = `/admin/people/${user.id}`;
	if (merge === null) {
		return (
			<details open={isIntoWrong} id="merging">
				<summary>{t.merge.title}</summary>
				<p>{t.merge.about}</p>
				<form method="get" action={path}>
					<LineField name="into" label={t.merge.into} required problem={isIntoWrong ? t.merge.notThere : undefined} />
					<button type="submit" class="secondary">
						{t.merge.look}
					</button>
				</form>
			</details>
		);
	}
	const { into, preview } = merge;
	return (
		<Act
			{...props}
			act="merge"
			title={t.merge.title}
			about={t.merge.irreversible}
			reason={t.reasonPerson}
			hidden={{ into: into.id }}
			isOpen
			buttons={[{ value: "merge", label: t.merge.merge, kind: "danger" }]}
		>
			<h3>{t.merge.heading(<bdi>{user.email}</bdi>, <bdi>{into.email}</bdi>)}</h3>
			<p>{t.merge.goes}</p>
			<ul>
				{t.merge.counts(preview).map((one) => (
					<li>{one}</li>
				))}
			</ul>
			<ul>
				{preview.undueVotes > 0 && <li>{t.merge.undue(preview.undueVotes)}</li>}
				{preview.doubleReviews > 0 && <li>{t.merge.reviews(preview.doubleReviews)}</li>}
				{preview.doubleDrafts > 0 && <li>{t.merge.drafts(preview.doubleDrafts)}</li>}
				{preview.bothFounders && <li>{t.merge.founders}</li>}
				{preview.recounted > 0 && <li>{t.merge.recounted(preview.recounted)}</li>}
			</ul>
			<Typed {...props} act="merge" label={t.merge.typed} />
		</Act>
	);
};
