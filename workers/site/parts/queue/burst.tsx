import { burstById } from "#store/vote-bursts";
import { closedWeek } from "#store/weeks";
import { words } from "../../words/words.ts";
import { BURST_BUTTONS, BurstSpan, KnownOfBurst } from "../admin/burst.tsx";
import { Decision } from "../admin/decision.tsx";
import type { Panel, PanelProps } from "./pieces.tsx";

const t = words.bursts;

/** Votes that were held back: all that is known of them, and whether they count. */
export async function burstPanel({ c, item, token, returnTo, refused }: PanelProps): Promise<Panel> {
	const { db } = c.var.services;
	const burst = "burst" in item.of ? await burstById(db, item.of.burst.id) : null;
	if (burst === null) return { question: item.title, content: <p>{words.queue.gone}</p> };
	return {
		question: words.queue.burst.question(burst.votes, <bdi>{burst.listing.name}</bdi>),
		content: (
			<>
				<p>
					<BurstSpan burst={burst} />
				</p>
				<KnownOfBurst burst={burst} isClosed={(await closedWeek(db, burst.week)) !== null} />
				<Decision
					{...{ c, token, returnTo, refused }}
					action={`/admin/queue/${item.key}`}
					hidden={{ votes: burst.votes }}
					reason={{ label: t.reason }}
					buttons={BURST_BUTTONS}
				/>
			</>
		),
	};
}
