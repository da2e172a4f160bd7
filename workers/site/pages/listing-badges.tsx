import type { FC } from "hono/jsx";
import { BADGE_MODES, BADGE_SHAPES, BADGE_SIZES, DEFAULT_BADGE_STYLE } from "#core/badges/badge";
import { badgeBbcode } from "#core/badges/badge-embed";
import getBadges from "#operations/launches/get-badges";
import { ask } from "../ask.ts";
import { show } from "../layout.tsx";
import { Crumbs } from "../parts/crumbs.tsx";
import { Snippet } from "../parts/snippet.tsx";
import type { Site } from "../site.ts";
import { words } from "../words/words.ts";
import { oembedAlternates } from "./oembed.ts";

const t = words.awards.badges;

type Choice<T extends string> = {
	name: string;
	label: string;
	values: readonly T[];
	chosen: T;
	words: Record<T, string>;
};

/** Every badge a listing may show, in every style, with the code for it. Works without script: what is chosen is in the address. */
export default function listingBadgesPage(site: Site): void {
	site.get("/listings/:slug/badges", async (c) => {
		const slug = c.req.param("slug");
		const style = {
			shape: oneOf(BADGE_SHAPES, c.req.query("shape"), DEFAULT_BADGE_STYLE.shape),
			mode: oneOf(BADGE_MODES, c.req.query("mode"), DEFAULT_BADGE_STYLE.mode),
			size: oneOf(BADGE_SIZES, c.req.query("size"), DEFAULT_BADGE_STYLE.size),
		};
		const { listing, badges } = await ask(c, getBadges, { params: { slug }, query: style });
		const asked = c.req.query("badge");
		const badge = badges.find(({ kind }) => kind === asked) ?? badges[0];
		const path = `/listings/${slug}/badges`;
		const address = (changes: Record<string, string>) =>
			`${path}?${new URLSearchParams({ badge: badge?.kind ?? "listed_on", ...style, ...changes })}`;
		return show(
			c,
			{
				title: t.title(listing.name),
				description: t.about(listing.name),
				canonical: path,
				scripts: ["copy.js"],
				alternates: oembedAlternates(listing.url, listing.name),
			},
			<>
				<Crumbs above={[{ href: `/listings/${slug}`, label: listing.name }]} />
				<h1>
					<bdi>{t.title(listing.name)}</bdi>
				</h1>
				<p class="lead">{t.lead}</p>
				{badge !== undefined && (
					<>
						{asked !== undefined && asked !== badge.kind && <p class="muted">{t.notEarned}</p>}
						<form method="get" action={path} class="badge-form">
							<label>
								{t.which}
								<select name="badge">
									{badges.map(({ kind, title }) => (
										<option value={kind} selected={kind === badge.kind}>
											{title}
										</option>
									))}
								</select>
							</label>
							<Select name="shape" label={t.shape} values={BADGE_SHAPES} chosen={style.shape} words={t.shapes} />
							<Select name="mode" label={t.mode} values={BADGE_MODES} chosen={style.mode} words={t.modes} />
							<Select name="size" label={t.size} values={BADGE_SIZES} chosen={style.size} words={t.sizes} />
							<button type="submit">{t.choose}</button>
						</form>
						<div class="badge-grounds">
							{style.mode !== "dark" && (
								<p class="ground light">
									<Image image={badge.image} alt={badge.title} />
								</p>
							)}
							{style.mode !== "light" && (
								<p class="ground dark">
									<Image image={badge.image} alt={style.mode === "dark" ? badge.title : ""} />
								</p>
							)}
						</div>
						{badge.paid && <p class="muted">{t.paid}</p>}
						<section aria-labelledby="code">
							<h2 id="code">{t.code}</h2>
							<Snippet label={t.html}>{badge.embed.html}</Snippet>
							<Snippet label={t.markdown}>{badge.embed.markdown}</Snippet>
							<Snippet label={t.bbcode}>{badgeBbcode(listing.url, badge.image.url)}</Snippet>
							<Snippet label={t.oembed}>{listing.url}</Snippet>
							<Snippet label={t.image}>{badge.image.url}</Snippet>
						</section>
						<section aria-labelledby="every">
							<h2 id="every">{t.every}</h2>
							<ul class="badge-styles">
								{BADGE_SHAPES.flatMap((shape) =>
									(["light", "dark"] as const).map((mode) => {
										const image = badge.images.find(
											(one) => one.shape === shape && one.mode === mode && one.size === style.size,
										);
										const label = t.on(t.shapes[shape], t.modes[mode]);
										return (
											<li>
												<p class={`ground ${mode}`}>{image !== undefined && <Image image={image} alt={label} />}</p>
												<a href={address({ shape, mode })} aria-label={t.take(label)}>
													{t.takeThis}
												</a>
											</li>
										);
									}),
								)}
							</ul>
						</section>
					</>
				)}
			</>,
		);
	});
}

const Image: FC<{ image: { url: string; width: number; height: number }; alt: string }> = ({ image, alt }) => (
	<img src={new URL(image.url).pathname} alt={alt} width={image.width} height={image.height} loading="lazy" />
);

const Select = <T extends string>({ name, label, values, chosen, words: of }: Choice<T>) => (
	<label>
		{label}
		<select name={name}>
			{values.map((value) => (
				<option value={value} selected={value === chosen}>
					{of[value]}
				</option>
			))}
		</select>
	</label>
);

/** What an address asks for where there is such a thing; a page has no use for refusing the rest. */
function oneOf<T extends string>(values: readonly T[], asked: string | undefined, usual: T): T {
	return values.find((value) => value === asked) ?? usual;
}
