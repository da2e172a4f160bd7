import { sendMail } from "#core/jobs/kinds";
import { Time } from "../../form.tsx";
import { spoken } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Decision } from "../admin/decision.tsx";
import { mailNameOf, subjectOf } from "./items.ts";
import { Facts, type Panel, type PanelProps } from "./pieces.tsx";

const t = words.queue.job;

/** A job or a mail that failed for good: why, and about what. */
export async function jobPanel({ c, item, token, returnTo, refused }: PanelProps): Promise<Panel> {
	if (!("letter" in item.of)) return { question: item.title, content: null };
	const { letter } = item.of;
	const isMail = letter.job === sendMail.name;
	const called = isMail ? mailNameOf(letter) : (words.jobs.kinds[letter.job] ?? spoken(letter.job));
	return {
		question: t.question(called),
		content: (
			<>
				<Facts
					of={[
						[t.error, <bdi>{letter.error}</bdi>],
						[t.failed, <Time at={letter.createdAt} />],
						[t.begun, <bdi>{subjectOf(letter)}</bdi>],
					]}
				/>
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/queue/${item.key}`}
					reason={{ label: t.reason, hint: t.reasonHelp, required: false }}
					buttons={[
						{ value: "again", label: isMail ? t.sendAgain : t.again, kind: "primary" },
						{ value: "drop", label: t.drop, isRefusal: true },
					]}
				/>
			</>
		),
	};
}
