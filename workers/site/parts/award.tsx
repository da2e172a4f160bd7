import type { FC } from "hono/jsx";
import { type WeekKey, weekStart } from "#core/launches/week";
import { ringDay } from "../words/format.ts";
import { words } from "../words/words.ts";
import { Tile, type TilePicture } from "./tile.tsx";

const t = words.awards;

/** An award as a postmark. @param id once a page: its text runs along a path that has a name. */
export const Postmark: FC<{ place: number; week: WeekKey; id: string; size?: "s" | "l" }> = ({
	place,
	week,
	id,
	size,
}) => (
	<svg
		class={size === undefined ? "postmark" : `postmark ${size}`}
		viewBox="0 0 120 120"
		role="img"
		aria-label={t.postmark(place)}
	>
		<circle cx="60" cy="60" r="58" stroke-width="2.5" />
		<circle cx="60" cy="60" r="37" stroke-width="1.5" />
		<path id={`${id}-above`} stroke="none" d="M16 60a44 44 0 0 1 88 0" />
		<path id={`${id}-below`} stroke="none" d="M8 60a52 52 0 0 0 104 0" />
		<text>
			<textPath href={`#${id}-above`} startOffset="50%" textLength="126" lengthAdjust="spacingAndGlyphs">
				{t.ring}
			</textPath>
		</text>
		<text>
			<textPath href={`#${id}-below`} startOffset="50%">
				{ringDay(weekStart(week))}
			</textPath>
		</text>
		<text class="place" x="60" y="79">
			{place}
		</text>
	</svg>
);

interface Winner {
	slug: string;
	name: string;
	tagline: string | null;
	logo?: TilePicture;
	votes: number;
}

interface PodiumProps {
	winners: readonly Winner[];
	/** Of their names. */
	level?: 2 | 3;
	/** Where a name leads; to the listing where absent. */
	hrefOf?: (slug: string) => string;
}

/** The first three of a closed week, best first; drawn 2, 1, 3, and under each other on a phone. */
export const Podium: FC<PodiumProps> = ({ winners, level = 2, hrefOf = (slug) => `/listings/${slug}` }) => {
	const Heading = `h${level}` as const;
	return (
		<ol class="podium">
			{winners.slice(0, 3).map(({ slug, name, tagline, logo, votes }, index) => (
				<li>
					<div class="on">
						<Tile picture={logo} size={index === 0 ? "xl" : "l"} />
						<div>
							<Heading class="name">
								<a href={hrefOf(slug)}>
									<bdi>{name}</bdi>
								</a>
							</Heading>
							{tagline !== null && <p dir="auto">{tagline}</p>}
							<p class="muted">{t.votes(votes)}</p>
						</div>
					</div>
					<div class="plinth">{index + 1}</div>
				</li>
			))}
		</ol>
	);
};
