import type { FC } from "hono/jsx";
import { LIST_FIELDS } from "#core/drafts/draft-fields";
import { fieldName } from "#core/words/shared";
import { valueWords } from "#core/words/value-words";
import { PostForm } from "../../form.tsx";
import { ownPath } from "../../own-product.ts";
import { dayOf } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import type { Own } from "./own.ts";

const t = words.owner.stale;

/** Facts that the website states no more, ours beside what it says now. Nothing where it was not read again yet. */
export const StaleFacts: FC<{ listing: Own; token: string }> = ({ listing, token }) => {
	const { stale_facts: stale, site_read_at: readAt, site_read_outcome: outcome } = listing;
	if (readAt === null) {
		return outcome === null ? null : (
			<section aria-labelledby="stale">
				<h2 id="stale">{t.title}</h2>
				<p class="muted">{t.unread}</p>
			</section>
		);
	}
	const facts = Map.groupBy(stale, ({ field }) => field);
	return (
		<section aria-labelledby="stale">
			<h2 id="stale">{t.title}</h2>
			<p class="muted">{stale.length === 0 ? t.nothing : t.text}</p>
			{facts.size > 0 && (
				<ul class="rows stale">
					{[...facts].map(([field, quotes]) => (
						<StaleFact listing={listing} field={field} quotes={quotes} readAt={readAt} token={token} />
					))}
				</ul>
			)}
			<p class="muted">{t.readAt(dayOf(readAt))}</p>
		</section>
	);
};

interface FactProps {
	listing: Own;
	field: string;
	/** Those that are gone. */
	quotes: Own["stale_facts"];
	readAt: string;
	token: string;
}

const StaleFact: FC<FactProps> = ({ listing, field, quotes, readAt, token }) => {
	const now = quotes[0]?.now ?? null;
	const isList = LIST_FIELDS.some((list) => list === field);
	const name = fieldName(field);
	return (
		<li id={`stale-${field}`}>
			<div class="what">
				<h3>{name}</h3>
				<dl class="wordings side-by-side">
					<div>
						<dt>{t.ours}</dt>
						<dd dir="auto">{said(field, entriesOf(listing, field))}</dd>
					</div>
					<div>
						<dt>{t.site}</dt>
						<dd dir="auto">{now === null ? <span class="muted">{t.silent}</span> : said(field, now)}</dd>
					</div>
				</dl>
				<p class="muted">
					{t.gone(
						quotes.map(({ quote, url }) => (
							<>
								<mark class="gone" dir="auto">
									{quote}
								</mark>{" "}
								<a href={url} rel="noopener nofollow">
									{t.page(new URL(url).pathname)}
								</a>{" "}
							</>
						)),
					)}
				</p>
				<PostForm action={ownPath(listing.listing_id, "/facts")} token={token} class="actions">
					<input type="hidden" name="field" value={field} />
					<input type="hidden" name="read_at" value={String(Date.parse(readAt))} />
					{(now !== null || field !== "name") && (
						<button type="submit" name="decision" value="accept" class="secondary">
							{now === null ? (isList ? t.takeOutGone : t.takeOut) : t.accept}
							<span class="visually-hidden">{t.of(name)}</span>
						</button>
					)}
					<button type="submit" name="decision" value="keep" class="secondary">
						{t.keep}
						<span class="visually-hidden">{t.of(name)}</span>
					</button>
					<a href={ownPath(listing.listing_id, `/edit#${field}`)}>
						{t.look}
						<span class="visually-hidden">{t.of(name)}</span>
					</a>
				</PostForm>
			</div>
		</li>
	);
};

/** A fact as the listing has it now, entry by entry. */
function entriesOf(listing: Own, field: string): string[] {
	const value = field === "pricing_model" ? listing.pricing.model : (listing as Record<string, unknown>)[field];
	return [value ?? []].flat().map(String);
}

/** Codes in people's words; the entries of a list below each other. */
function said(field: string, value: readonly string[]) {
	const inWords = value.map((entry) => valueWords(field, entry));
	if (inWords.length < 2) return inWords[0] ?? "";
	return (
		<ul>
			{inWords.map((entry) => (
				<li>{entry}</li>
			))}
		</ul>
	);
}
