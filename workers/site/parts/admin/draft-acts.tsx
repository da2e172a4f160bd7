import type { Child, FC } from "hono/jsx";
import type { Refused } from "../../attempt.ts";
import type { PageContext } from "../../site.ts";
import { words } from "../../words/words.ts";
import type { Draft } from "../draft/rows.ts";
import { LineField } from "../line-field.tsx";
import { problemsIn } from "../text-field.tsx";
import { typedBefore } from "./decided.ts";
import { Decision } from "./decision.tsx";

const t = words.draftTeam;

/** What can be done with a draft; its name is the last part of the address that it is sent to. */
export const DRAFT_ACTS = ["anew", "stop", "hand-over", "throw-away"] as const;
export type DraftAct = (typeof DRAFT_ACTS)[number];

interface Props {
	c: PageContext;
	token: string;
	draft: Draft;
	refused: { act: DraftAct; why: Refused } | undefined;
}

/** The decisions about a draft, each folded away until it is opened, or was refused. */
export const DraftActs: FC<Props> = (props) => {
	const { c, draft, refused } = props;
	const sent = refused?.act === "hand-over" ? refused.why : undefined;
	return (
		<>
			{draft.status === "ready" ? (
				<Act {...props} act="anew" title={t.anew} about={t.anewAbout} />
			) : (
				<Act {...props} act="stop" title={t.stop} about={t.stopAbout} isDanger />
			)}
			<Act {...props} act="hand-over" title={t.handOver} about={t.handOverAbout}>
				<LineField
					name="user_id"
					label={t.account}
					hint={t.accountHint}
					problem={problemsIn(sent?.error)["/user_id"]}
					input={(attributes) => (
						<input
							{...attributes}
							required
							inputmode="numeric"
							value={sent === undefined ? typedBefore(c, "user_id") : String(sent.sent.user_id ?? "")}
						/>
					)}
				/>
			</Act>
			<Act {...props} act="throw-away" title={t.throwAway} about={t.throwAwayAbout} isDanger />
		</>
	);
};

interface ActProps extends Props {
	act: DraftAct;
	title: string;
	about: string;
	isDanger?: boolean;
	children?: Child;
}

const Act: FC<ActProps> = ({ c, token, draft, act, title, about, refused, isDanger, children }) => {
	const why = refused?.act === act ? refused.why : undefined;
	return (
		<details open={why !== undefined}>
			<summary>{title}</summary>
			<p>{about}</p>
			<Decision
				{...{ c, token, refused: why }}
				action={`/admin/drafts/${draft.id}/${act}`}
				idPrefix={`${act}-`}
				hidden={{ version: draft.version }}
				reason={{ label: t.reason }}
				buttons={[{ value: act, label: title, ...(isDanger && { kind: "danger" as const }) }]}
			>
				{children}
			</Decision>
		</details>
	);
};
