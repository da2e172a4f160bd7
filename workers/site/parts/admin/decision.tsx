import type { Child, FC } from "hono/jsx";
import { TEAM_REASON_MAX } from "#core/limits";
import type { Refused } from "../../attempt.ts";
import { PostForm } from "../../form.tsx";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import { LineField } from "../line-field.tsx";
import { RefusedNotice } from "../refused.tsx";
import { typedBefore } from "./decided.ts";

const t = words.team.decide;

/** One way to decide. */
export interface Button {
	value: string;
	label: string;
	/** One of them is what the view is for; what takes something away from somebody is a danger. */
	kind?: "primary" | "danger";
	/** What a screen reader hears, where the words alone do not say what it is about. */
	says?: string;
	/** The one that the key R leads to. */
	isRefusal?: boolean;
}

export const Buttons: FC<{ of: readonly Button[] }> = ({ of }) => (
	<p class="actions">
		{of.map(({ value, label, kind, says, isRefusal }) => (
			<button
				type="submit"
				name="decision"
				value={value}
				class={kind === "primary" ? "primary" : kind === "danger" ? "secondary danger" : "secondary"}
				aria-label={says}
				data-refuse={isRefusal ? "" : undefined}
			>
				{label}
			</button>
		))}
	</p>
);

interface Props {
	c: PageContext;
	action: string;
	token: string;
	buttons: readonly Button[];
	/** Path that it leads back to. */
	returnTo?: string;
	/** What it was decided on: ids and versions. */
	hidden?: Readonly<Record<string, string | number>>;
	/** Null where no reason is asked for; "Reason, sent to both sides" where absent. */
	reason?: { label?: string; hint?: string; max?: number; required?: boolean; value?: string } | null;
	/** Before ids, where several stand on a page. */
	idPrefix?: string;
	refused?: Refused | undefined;
	/** Fields besides the reason. */
	children?: Child;
}

/** A decision of the site team's: why, and what. What was typed stays where it was refused, or somebody signed in anew. */
export const Decision: FC<Props> = (props) => {
	const { c, action, token, buttons, returnTo, hidden = {}, reason, idPrefix = "", refused, children } = props;
	const problem = refused?.error.errors.find(({ pointer }) => pointer === "/reason");
	const value = refused === undefined ? typedBefore(c, "reason") : String(refused.sent.reason ?? "");
	return (
		<PostForm action={action} token={token} class="decision">
			<RefusedNotice error={refused?.error} />
			{returnTo !== undefined && <input type="hidden" name="return_to" value={returnTo} />}
			{Object.entries(hidden).map(([name, one]) => (
				<input type="hidden" name={name} value={String(one)} />
			))}
			{children}
			{reason !== null && (
				<LineField
					name="reason"
					idPrefix={idPrefix}
					label={reason?.label ?? t.reason}
					hint={reason?.hint}
					max={reason?.max ?? TEAM_REASON_MAX}
					required={reason?.required ?? true}
					value={value === "" ? (reason?.value ?? "") : value}
					problem={problem === undefined ? undefined : t.needsReason}
				/>
			)}
			<Buttons of={buttons} />
			<p class="muted">{t.logged}</p>
		</PostForm>
	);
};
