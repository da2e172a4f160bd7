import type { FC } from "hono/jsx";
import type { EvidenceCounts } from "#core/listings/evidence-counts";
import { words } from "../words/words.ts";
import { drawn } from "./drawn.ts";

const t = words.facts;

const ORDER = ["quoted", "team", "owner", "blank"] as const;

/** More cells than these would be thinner than their gaps. */
const CELLS_MAX = 48;

function total(of: EvidenceCounts): number {
	return ORDER.reduce((sum, origin) => sum + of[origin], 0);
}

/** In a row: how many are quoted, over a bar of 80 by 6. */
export const RowEvidence: FC<{ of: EvidenceCounts }> = ({ of }) => {
	const all = Math.max(total(of), 1);
	const width = (count: number) => Math.round((count / all) * 80);
	const [quoted, team, owner] = [width(of.quoted), width(of.team), width(of.owner)];
	return (
		<div class="measure evidence">
			{of.quoted > 0 ? t.counts.quoted(of.quoted) : t.count(total(of))}
			{drawn(`evidence ${quoted} ${team} ${owner}`, () => (
				<svg viewBox="0 0 80 6" preserveAspectRatio="none" aria-hidden="true">
					<rect class="line" y="5" width="80" height="1" />
					<rect class="quoted" width={quoted} height="6" />
					<rect class="quoted-edge" y="4" width={quoted} height="2" />
					<rect class="team" x={quoted} width={team} height="6" />
					<rect class="owner" x={quoted + team} width={owner} height="6" />
				</svg>
			))}
		</div>
	);
};

const Cells: FC<{ of: EvidenceCounts; small?: boolean }> = ({ of, small }) => (
	<span class={small ? "cells small" : "cells"} aria-hidden="true">
		{drawn(`cells ${ORDER.map((origin) => of[origin])}`, () => (
			<>
				{ORDER.flatMap((origin) => Array.from({ length: of[origin] }, () => origin))
					.slice(0, CELLS_MAX)
					.map((origin) => (
						<i class={origin === "blank" ? undefined : origin} />
					))}
			</>
		))}
	</span>
);

/** On a card: one cell a fact, and the two numbers. */
export const CardEvidence: FC<{ of: EvidenceCounts }> = ({ of }) => (
	<div>
		<Cells of={of} small />
		<p class="muted">{of.quoted > 0 ? t.factsQuoted(total(of), of.quoted) : t.count(total(of))}</p>
	</div>
);

/** On the page of a listing: every fact as a cell, and in words; zero is not written. */
export const EvidenceBar: FC<{ of: EvidenceCounts }> = ({ of }) =>
	total(of) === 0 ? null : (
		<div class="evidence-bar">
			<Cells of={of} />
			<p class="legend">
				<strong>{t.count(total(of))}</strong>
				{ORDER.filter((origin) => of[origin] > 0).map((origin) => (
					<span>
						<i class={origin === "blank" ? undefined : origin} aria-hidden="true" />
						{t.counts[origin](of[origin])}
					</span>
				))}
			</p>
		</div>
	);
