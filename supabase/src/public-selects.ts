// Generated from supabase/src/tables by `npm run types`: do not edit.
export const postSummarySelect = 'title,slug,category,tags,excerpt,published_at,read_time_minutes,featured_image_url';
export const postSelect = 'title,slug,category,tags,excerpt,published_at,read_time_minutes,featured_image_url,id,status,content,author,featured_image_alt,meta_title,meta_description,meta_keywords,updated_at';
export const pageSelect = 'title,slug,status,excerpt,content,featured_image_url,featured_image_alt,meta_title,meta_description,meta_keywords,updated_at';
