import type { Child, FC } from "hono/jsx";
import { weekEnd, weekOf } from "#core/launches/week";
import type { CartItem } from "../../cart.ts";
import { dayOf, spoken, usd, weekWords } from "../../words/format.ts";
import { words } from "../../words/words.ts";
import { type FieldAttributes, LineField } from "../line-field.tsx";
import { durationWords } from "../week-ruler.tsx";
import { awardField, CATEGORY_PLACES, categoryField, isForAward, optionField } from "./item-form.ts";
import type { Offers, Product } from "./offers.ts";

const t = words.cart;

export interface ItemFieldsProps {
	product: Product;
	item: Partial<CartItem>;
	offers: Offers;
	/** Mondays of the weeks in which each of the buyer's products won an award, newest first; none that won nothing. */
	awardWeeks: ReadonlyMap<number, readonly string[]>;
	problems: Readonly<Record<string, string>>;
	/** What is left of this week follows from it. */
	now: Date;
}

/** What a product takes, as fields of a form. */
export const ItemFields: FC<ItemFieldsProps> = (props) => {
	const { product, item, offers, problems, now } = props;
	return (
		<>
			{product.needs_listing && !isForAward(product) && offers.listings.length > 0 && (
				<Select
					name="listing_id"
					label={t.listing}
					problem={problems.listing_id}
					required
					empty={offers.listings.length > 1 ? t.chooseListing : null}
					chosen={String(item.listing_id ?? "")}
					options={offers.listings.map(({ listing_id, name, status }) => ({
						value: String(listing_id),
						label: t.listingOption(name, t.listingState[status]),
					}))}
				/>
			)}
			{product.takes_week !== "none" && (
				<Select
					name="week"
					label={t.week}
					hint={t.weekHint[product.takes_week](durationWords(weekEnd(weekOf(now)).getTime() - now.getTime()))}
					problem={problems.week}
					required={product.takes_week === "required"}
					empty={product.takes_week === "required" ? t.chooseWeek : t.atOnce}
					chosen={item.week ?? ""}
					options={(product.weeks ?? []).map(({ week, places_left }) => ({
						value: week,
						label: t.weekOption(weekWords(week), places_left),
						isOut: places_left === 0,
					}))}
				/>
			)}
			{product.takes_amount && <Amount product={product} item={item} problem={problems.amount} />}
			{product.takes_categories !== "none" && <Categories {...props} />}
			{Object.entries(product.options ?? {}).map(([name, option]) => (
				<OptionField {...props} name={name} option={option} />
			))}
		</>
	);
};

interface SelectProps {
	name: string;
	label: string;
	hint?: string | undefined;
	problem?: string | undefined;
	required?: boolean;
	/** What stands for no choice; null where there is always one. */
	empty: string | null;
	chosen: string;
	options?: readonly Choice[];
	/** Choices under the names of what they belong to. */
	groups?: readonly { label: string; options: readonly Choice[] }[];
}

interface Choice {
	value: string;
	label: string;
	isOut?: boolean;
}

const Select: FC<SelectProps> = ({ empty, chosen, options = [], groups = [], ...field }) => {
	const shown = ({ value, label, isOut }: Choice) => (
		<option value={value} selected={value === chosen} disabled={isOut === true && value !== chosen}>
			{label}
		</option>
	);
	return (
		<LineField
			{...field}
			input={(attributes) => (
				<select {...attributes} dir="auto">
					{empty !== null && <option value="">{empty}</option>}
					{options.map(shown)}
					{groups.map((group) => (
						<optgroup label={group.label}>{group.options.map(shown)}</optgroup>
					))}
				</select>
			)}
		/>
	);
};

const Amount: FC<{ product: Product; item: Partial<CartItem>; problem: string | undefined }> = (props) => {
	const least = props.product.price_cents / 100;
	const value = ((props.item.amount_cents ?? props.product.price_cents) / 100).toString();
	return (
		<LineField
			name="amount"
			label={t.amount}
			hint={t.amountHint(usd(props.product.price_cents))}
			problem={props.problem}
			required
			input={(attributes) => (
				<input {...attributes} type="number" inputmode="decimal" min={String(least)} step="0.01" value={value} />
			)}
		/>
	);
};

const Categories: FC<ItemFieldsProps> = ({ product, item, offers, problems }) => (
	<>
		{CATEGORY_PLACES.map((place) => (
			<Select
				name={categoryField(place)}
				label={t.category(place)}
				hint={place === 1 ? t.categoryHint : undefined}
				problem={problems[categoryField(place)]}
				required={place === 1 && product.takes_categories === "required"}
				empty={t.noCategory}
				chosen={item.categories?.[place - 1] ?? ""}
				options={[...offers.categories].map(([value, label]) => ({ value, label }))}
			/>
		))}
	</>
);

type Option = NonNullable<Product["options"]>[string];

const OptionField: FC<ItemFieldsProps & { name: string; option: Option }> = (props) => {
	const { name, option, item, problems } = props;
	const field = { name: optionField(name), problem: problems[optionField(name)], required: option.required };
	const given = item.options?.[name];
	const value = given === undefined ? "" : String(given);
	const label = option.required ? option.label : t.optional(option.label);
	switch (option.kind) {
		case "boolean":
			return (
				<div class="field">
					<label>
						<input type="checkbox" name={field.name} value="yes" checked={given === true} />
						<span>{option.label}</span>
					</label>
				</div>
			);
		case "choice": {
			const options = (option.choices ?? []).map((choice) => ({ value: choice, label: spoken(choice) }));
			return (
				<Select
					{...field}
					label={label}
					empty={option.required ? t.choose : t.noCategory}
					chosen={value}
					options={options}
				/>
			);
		}
		case "award_week": {
			const groups = awardsByProduct(props);
			const hint = groups.length === 0 ? t.noAward : undefined;
			const { listing_id: of } = item;
			// Bought for one product, as its page leads here: its newest award, as long as none is chosen.
			const chosen = of === undefined ? "" : awardField(of, value || (props.awardWeeks.get(of)?.[0] ?? ""));
			return <Select {...field} label={t.award} hint={hint} empty={t.choose} chosen={chosen} groups={groups} />;
		}
		case "integer":
			return <LineField {...field} label={label} hint={rangeOf(option)} input={numberInput(option, value)} />;
		case "text":
			return (
				<LineField
					{...field}
					label={label}
					value={value}
					{...(option.max_length !== undefined && { max: option.max_length })}
				/>
			);
	}
};

/** Each product with its awards: its heading says whose an award is, and so does what is sent. */
function awardsByProduct({ awardWeeks, offers }: ItemFieldsProps) {
	return offers.listings
		.filter(({ listing_id }) => awardWeeks.has(listing_id))
		.map(({ listing_id, name }) => ({
			label: name,
			options: (awardWeeks.get(listing_id) ?? []).map((week) => ({
				value: awardField(listing_id, week),
				label: t.awardOption(dayOf(week)),
			})),
		}));
}

const rangeOf = ({ min, max }: Option): string | undefined =>
	min === undefined || max === undefined ? undefined : t.range(min, max);

const numberInput =
	({ min, max }: Option, value: string) =>
	(attributes: FieldAttributes): Child => (
		<input {...attributes} type="number" inputmode="numeric" min={min} max={max} step="1" value={value} />
	);
