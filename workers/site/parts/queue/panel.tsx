import type { Child, FC } from "hono/jsx";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Seal } from "../icons.tsx";
import { burstPanel } from "./burst.tsx";
import { claimPanel } from "./claim.tsx";
import { factPanel } from "./fact.tsx";
import type { QueueItem } from "./items.ts";
import { jobPanel } from "./job.tsx";
import type { Panel, PanelProps } from "./pieces.tsx";
import { reviewPanel } from "./review.tsx";
import { taskPanel } from "./task.tsx";

const t = words.queue;

/** The evidence of an item and the decision on it. */
export async function panelOf(props: PanelProps, now: number): Promise<Child> {
	const { question, content } = await makeOf(props.item)(props);
	const { item } = props;
	return (
		<article class="task" aria-labelledby="question">
			<p class="muted">{t.waiting(item.kind, now - item.at)}</p>
			<h2 id="question">{question}</h2>
			{item.listing !== null && <About of={item.listing} />}
			{content}
		</article>
	);
}

function makeOf({ of }: QueueItem): (props: PanelProps) => Promise<Panel> {
	if ("review" in of) return reviewPanel;
	if ("burst" in of) return burstPanel;
	if ("letter" in of) return jobPanel;
	if (of.task.kind === "fact_reported") return factPanel;
	if (of.task.kind === "claim_dispute") return claimPanel;
	return of.task.kind === "review_reported" ? reviewPanel : taskPanel;
}

const About: FC<{ of: NonNullable<QueueItem["listing"]> }> = ({ of: { slug, name, launchedAt, verified } }) => (
	<p class="about">
		<a class="name" href={`/listings/${slug}`}>
			<bdi>{name}</bdi>
		</a>{" "}
		{verified && <Seal label={words.rows.verified} title={words.rows.verified} />}
		<span class="muted">
			{launchedAt === null ? t.notListed : t.listedOn(<time>{dayOf(new Date(launchedAt).toISOString())}</time>)},{" "}
			{verified ? t.proved : t.unproved}
		</span>
	</p>
);
