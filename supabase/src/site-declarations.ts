// Generated from supabase/src/tables and settings.ts by `npm run types`: do not edit.
export const postSummarySelect = "title,slug,category,tags,excerpt,published_at,read_time_minutes,featured_image_url";
export const postSelect = "title,slug,category,tags,excerpt,published_at,read_time_minutes,featured_image_url,id,status,content,author,featured_image_alt,meta_title,meta_description,meta_keywords,updated_at";
export const caseStudySummarySelect = "title,slug,client,sector,summary,results,picture_url,is_example";
export const caseStudySelect = "title,slug,client,sector,summary,results,picture_url,is_example,picture_alt,content,meta_title,meta_description,published,updated_at";
export const serviceSelect = "name,slug,price,price_words,line,suits,picture_url,in_sentence,form_choice";
export const pageSelect = "title,slug,status,published_at,excerpt,content,blocks,featured_image_url,featured_image_alt,meta_title,meta_description,meta_keywords,updated_at";
export const siteSettingFallbacks = {"site_title":"{product} - Agence NoCode & Automatisation pour TPE","site_description":"","site_logo_url":"","contact_email":"","contact_phone":"","contact_address":"Paris, France","linkedin_url":"","twitter_url":"","facebook_url":"","google_analytics_id":"","calendly_url":"","blog_posts_per_page":"6","newsletter_enabled":"","comments_enabled":"","ai_answers_allowed":"true","ai_training_allowed":"false","indexnow_key":"","maintenance_mode":""};
