import { account } from "./account.tsx";
import { accountData } from "./account-data.tsx";
import { accountProfile } from "./account-profile.tsx";
import { admin } from "./admin.tsx";
import { alternativeTeam } from "./alternative-team.tsx";
import { awards } from "./awards.tsx";
import { backups } from "./backups.tsx";
import { blog } from "./blog.tsx";
import { boards } from "./boards.tsx";
import { bursts } from "./bursts.tsx";
import { cart } from "./cart.tsx";
import { categories } from "./categories.tsx";
import { checkout } from "./checkout.tsx";
import { claims } from "./claims.tsx";
import { compare } from "./compare.tsx";
import { connect } from "./connect.tsx";
import { data } from "./data.tsx";
import { disputes } from "./disputes.tsx";
import { docs } from "./docs.tsx";
import { draft } from "./draft.tsx";
import { draftTeam } from "./draft-team.tsx";
import { errors } from "./errors.tsx";
import { exports } from "./exports.tsx";
import { facts } from "./facts.tsx";
import { feeds } from "./feeds.tsx";
import { follows } from "./follows.tsx";
import { founders } from "./founders.tsx";
import { frame } from "./frame.tsx";
import { home } from "./home.tsx";
import { imports } from "./imports.tsx";
import { jobs } from "./jobs.tsx";
import { listing } from "./listing.tsx";
import { log } from "./log.tsx";
import { mails } from "./mails.tsx";
import { numbers } from "./numbers.tsx";
import { orders } from "./orders.tsx";
import { outbox } from "./outbox.tsx";
import { owner } from "./owner.tsx";
import { ownerRevenue } from "./owner-revenue.tsx";
import { people } from "./people.tsx";
import { pictures } from "./pictures.tsx";
import { posts } from "./posts.tsx";
import { pricing } from "./pricing.tsx";
import { products } from "./products.tsx";
import { promo } from "./promo.tsx";
import { proofs } from "./proofs.tsx";
import { questions } from "./questions.tsx";
import { queue } from "./queue.tsx";
import { ratings } from "./ratings.tsx";
import { revenue } from "./revenue.tsx";
import { reviewTeam } from "./review-team.tsx";
import { reviews } from "./reviews.tsx";
import { rows } from "./rows.tsx";
import { sales } from "./sales.tsx";
import { search } from "./search.tsx";
import { searchTeam } from "./search-team.tsx";
import { settings } from "./settings.tsx";
import { share } from "./share.tsx";
import { shop } from "./shop.tsx";
import { signIn } from "./sign-in.tsx";
import { signInMethods } from "./sign-in-methods.tsx";
import { submit } from "./submit.tsx";
import { tagTeam } from "./tag-team.tsx";
import { team } from "./team.tsx";
import { teamListings } from "./team-listings.tsx";
import { teamTree } from "./team-tree.tsx";
import { votes } from "./votes.tsx";
import { webhooks } from "./webhooks.tsx";
import { weeks } from "./weeks.tsx";

/** English, an area a file. */
export const en = {
	account,
	accountData,
	accountProfile,
	admin,
	awards,
	backups,
	blog,
	boards,
	bursts,
	cart,
	categories,
	checkout,
	claims,
	compare,
	connect,
	data,
	disputes,
	docs,
	draft,
	errors,
	exports,
	facts,
	feeds,
	follows,
	founders,
	frame,
	home,
	imports,
	jobs,
	listing,
	log,
	mails,
	numbers,
	orders,
	outbox,
	owner,
	people,
	pictures,
	posts,
	pricing,
	products,
	ratings,
	ownerRevenue,
	revenue,
	promo,
	alternativeTeam,
	draftTeam,
	questions,
	reviewTeam,
	searchTeam,
	tagTeam,
	queue,
	reviews,
	rows,
	sales,
	search,
	settings,
	share,
	shop,
	signIn,
	signInMethods,
	submit,
	team,
	teamListings,
	teamTree,
	votes,
	proofs,
	webhooks,
	weeks,
};
