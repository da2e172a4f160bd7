import type { FC } from "hono/jsx";
import type { EvidenceCounts } from "#core/listings/evidence-counts";
import { counted } from "../words/format.ts";

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
	const [quoted, team] = [width(of.quoted), width(of.team)];
	return (
		<div class="measure evidence">
			{of.quoted > 0 ? `${of.quoted} quoted` : counted(total(of), "fact")}
			<svg viewBox="0 0 80 6" preserveAspectRatio="none" aria-hidden="true">
				<rect class="line" y="5" width="80" height="1" />
				<rect class="quoted" width={quoted} height="6" />
				<rect class="quoted-edge" y="4" width={quoted} height="2" />
				<rect class="team" x={quoted} width={team} height="6" />
				<rect class="owner" x={quoted + team} width={width(of.owner)} height="6" />
			</svg>
		</div>
	);
};

const Cells: FC<{ of: EvidenceCounts; small?: boolean }> = ({ of, small }) => (
	<span class={small ? "cells small" : "cells"} aria-hidden="true">
		{ORDER.flatMap((origin) => Array.from({ length: of[origin] }, () => origin))
			.slice(0, CELLS_MAX)
			.map((origin) => (
				<i class={origin === "blank" ? undefined : origin} />
			))}
	</span>
);

/** On a card: one cell a fact, and the two numbers. */
export const CardEvidence: FC<{ of: EvidenceCounts }> = ({ of }) => (
	<div>
		<Cells of={of} small />
		<p class="muted">
			{counted(total(of), "fact")}
			{of.quoted > 0 && `, ${of.quoted} quoted`}
		</p>
	</div>
);

const WORDS = {
	quoted: "quoted",
	team: "edited by the site team",
	owner: "added by the owner",
	blank: "not stated",
} as const;

/** On the page of a listing: every fact as a cell, and in words; zero is not written. */
export const EvidenceBar: FC<{ of: EvidenceCounts }> = ({ of }) =>
	total(of) === 0 ? null : (
		<div class="evidence-bar">
			<Cells of={of} />
			<p class="legend">
				<strong>{counted(total(of), "fact")}</strong>
				{ORDER.filter((origin) => of[origin] > 0).map((origin) => (
					<span>
						<i class={origin === "blank" ? undefined : origin} aria-hidden="true" />
						{of[origin]} {WORDS[origin]}
					</span>
				))}
			</p>
		</div>
	);
