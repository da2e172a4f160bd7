import { type Interviewed, interviews } from "#store/founders";
import { show } from "../layout.tsx";
import { listPage } from "../list-page.ts";
import { BlogSections } from "../parts/blog-sections.tsx";
import { Empty } from "../parts/empty.tsx";
import { addressOf, BehindLast, Paging } from "../parts/paging.tsx";
import { Tile } from "../parts/tile.tsx";
import type { Site } from "../site.ts";
import { dayOf } from "../words/format.ts";
import { words } from "../words/words.ts";

const t = words.blog.interviews;
const PATH = "/interviews";

/** Founders who answered the interview, each with the beginning of it. */
export default function interviewsPage(site: Site): void {
	site.get(PATH, async (c) => {
		const list = await listPage(c, (window) => interviews(c.var.services.db, window));
		return show(
			c,
			{ title: t.title, description: t.about, canonical: addressOf(PATH, { page: list.page }) },
			<>
				<h1>{t.title}</h1>
				<p class="lead">{t.about}</p>
				<BlogSections here={PATH} />
				{list.items.length === 0 && list.page > 1 ? (
					<BehindLast of={list} path={PATH} />
				) : list.isEmpty ? (
					<Empty title={t.none} help={t.noneHow} href="/submit" label={t.submit} />
				) : (
					<ul class="people interviews">
						{list.items.map((founder) => (
							<Interview of={founder} />
						))}
					</ul>
				)}
				<Paging of={list} path={PATH} />
			</>,
		);
	});
}

function Interview({ of: { slug, name, title, answeredAt, question, answer, listing } }: { of: Interviewed }) {
	const at = new Date(answeredAt).toISOString();
	return (
		<li>
			<Tile of="person" />
			<div>
				<h2>
					<a href={`/founders/${slug}`}>
						<bdi>{name}</bdi>
					</a>
				</h2>
				<p class="muted">
					{t.of(
						title && <bdi>{title}</bdi>,
						listing && (
							<a href={`/listings/${listing.slug}`}>
								<bdi>{listing.name}</bdi>
							</a>
						),
					)}{" "}
					· <time datetime={at}>{dayOf(at)}</time>
				</p>
				<h3>{question}</h3>
				<blockquote dir="auto">{answer}</blockquote>
				<p>
					<a href={`/founders/${slug}#interview`}>{t.whole(<bdi>{name}</bdi>)}</a>
				</p>
			</div>
		</li>
	);
}
