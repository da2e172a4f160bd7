import type { FC } from "hono/jsx";
import { type ListingFacts, valuesByField } from "#core/listings/listing-facts";
import { originOf, quotesBehind } from "#core/listings/origin";
import { BESIDE_VALUES, type ListingProfile } from "#core/listings/profile";
import { safeAddress } from "#core/listings/safe-values";
import { fieldName } from "#core/words/shared";
import { valueWords } from "#core/words/value-words";
import { words } from "../../../words/words.ts";

const t = words.teamListings;

/** Facts that stand in lists of their own on the page, or are no words. */
const ELSEWHERE = new Set(["faqs", "socials", "story", "logo_url"]);

/** What a listing states, each fact with where it comes from and the words behind it. */
export const TeamFacts: FC<{ facts: ListingFacts }> = ({ facts }) => {
	const stated = Object.entries(valuesByField(facts)).filter(
		([field, value]) => !ELSEWHERE.has(field) && !BESIDE_VALUES.has(field) && lines(value).length > 0,
	);
	if (stated.length === 0) return <p class="empty">{t.noFacts}</p>;
	return (
		<div class="changed">
			<table>
				<thead>
					<tr>
						<th scope="col">{t.fact}</th>
						<th scope="col">{t.says}</th>
						<th scope="col">{t.from}</th>
					</tr>
				</thead>
				<tbody>
					{stated.map(([field, value]) => (
						<tr>
							<th scope="row">{fieldName(field)}</th>
							<td data-label={t.says}>
								{lines(value).map((one, index) => (
									<>
										{index > 0 && ", "}
										<bdi>{valueWords(field, one)}</bdi>
									</>
								))}
							</td>
							<td data-label={t.from}>
								<Source profile={facts.profile} field={field} />
							</td>
						</tr>
					))}
				</tbody>
			</table>
		</div>
	);
};

const Source: FC<{ profile: ListingProfile; field: string }> = ({ profile, field }) => {
	const quotes = quotesBehind(profile.evidence, field);
	const origin = t.origins[originOf(profile, field)];
	if (quotes.length === 0) return origin;
	return (
		<details>
			<summary>{origin}</summary>
			{quotes.map(({ quote, url }) => {
				const href = safeAddress(url);
				return (
					<>
						<blockquote>
							<p dir="auto">{quote}</p>
						</blockquote>
						{href !== null && (
							<a href={href} rel="nofollow noopener">
								<bdi>{href}</bdi>
							</a>
						)}
					</>
				);
			})}
		</details>
	);
};

const lines = (value: unknown): string[] =>
	[value]
		.flat()
		.filter((one) => typeof one === "string" || typeof one === "number")
		.map(String)
		.filter((one) => one !== "");
