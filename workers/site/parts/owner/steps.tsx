import type { FC } from "hono/jsx";
import { dayOf, weekWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { Icon } from "../icons.tsx";
import type { Own } from "./own.ts";

const t = words.owner.steps;

interface Step {
	title: string;
	line: string;
}

/** From the draft to the launch: what is done, where it stands, what comes. */
export const Steps: FC<{ listing: Own; isPaying: boolean }> = ({ listing, isPaying }) => {
	// Listed by the site team: it never went this way, and there is nothing to choose any more.
	if (listing.status === "live" && listing.plan === null) return null;
	const steps = stepsOf(listing, isPaying);
	const at = currentStep(listing);
	return (
		<ol class="way" aria-label={t.label}>
			{steps.map(({ title, line }, index) => (
				<li class={index < at ? "done" : undefined} aria-current={index === at ? "step" : undefined}>
					<strong>
						{index < at && <Icon of="check" />}
						{title}
					</strong>
					<span>{line}</span>
				</li>
			))}
		</ol>
	);
};

function currentStep({ status, plan, badge }: Own): number {
	if (status === "live") return 4;
	if (plan === null) return 1;
	if (plan === "free" && status === "awaiting_badge" && badge.code !== "found") return 2;
	return 3;
}

function stepsOf(
	{ status, plan, badge, launch_week: week, launch_position: place, launched_at, created_at }: Own,
	isPaying: boolean,
): Step[] {
	const planLine = plan === null ? (isPaying ? t.planPaying : t.planOpen) : plan === "free" ? t.free : t.paid;
	const badgeLine =
		plan === "paid" ? t.badgeNotNeeded : badge.code === "found" || status === "live" ? t.badgeFound : t.badgeWaiting;
	const weekLine = week === null ? t.weekOpen : t.weekIs(weekWords(week), status === "live" ? null : place);
	return [
		{ title: t.saved, line: dayOf(created_at) },
		{ title: t.plan, line: planLine },
		{ title: t.badge, line: badgeLine },
		{ title: t.week, line: weekLine },
		{ title: t.live, line: launched_at === null ? t.liveLater : t.liveSince(dayOf(launched_at)) },
	];
}
