#!/bin/sh
# Draws the pictures of README and Guides/Gallery.md that show the web app, wide and narrow, light
# and dark, by Debian's chromium, after `make build`: a gallery, a review of what differs once some
# words and pictures of the five apps have been others, and a screen that is used live.
set -eu
cd "$(dirname "$0")/.."
images=$(pwd)/Guides/Images
built=$(pwd)/.build/release
work=$(mktemp -d)
server=
trap '[ -z "$server" ] || kill "$server"; rm -rf "$work"' EXIT
trap 'exit 130' INT TERM

snapshot() { (cd "$work" && "$work/app/snapshot" "$@" >"$work/log" 2>&1) || [ $? = 1 ] || { cat "$work/log" >&2; exit 1; }; }

apps() {
  set -f
  snapshot "$@" --orientation portrait --screen 'saransk-*' --screen 'growth-*' --screen 'animals-*' --screen 'quiz-*' \
    --screen 'tasty-*'
  set +f
}

# APP KEY VALUE: says in Russian another word for a key of a catalogue of strings.
word() {
  translation="\"ru\":{\"stringUnit\":{\"state\":\"translated\",\"value\":\"$3\"}},"
  sed -i -e "/^ *\"$2\" *: {/,/\"localizations\" *: {/ s/\"localizations\" *: {/&$translation/" \
    -e "s/\"value\" *: \"$2\"/\"value\": \"$3\"/" "$resources/$1/Localizable.xcstrings"
}

mkdir "$work/app"
cp -r "$built/snapshot" "$built"/*.resources "$work/app"
resources=$work/app/Vitrine_Showcase.resources/Resources
word TastyNotes Ингредиенты Состав
word Animals "Начать игру" Играть
word GrowthMap "Карта навыков" Навыки
word GrowthMap "Минуты по неделям" Минуты
word Saransk Маршрут "Как добраться"
word Saransk Достижения Награды
sed -i 's/"Борщ со сметаной"/"Борщ"/' "$resources/recipes.json"
sed -i 's/"Африканский слон"/"Слон"/' "$resources/animals.json"
sed -i 's/"Говорить по-английски"/"Английский"/' "$resources/goals.json"
sed -i 's/"ул. Советская, 53"/"Советская улица, 53"/' "$resources/saransk.json"
sed -i 's/#34C77B/#3B7DDD/g' "$resources/Pictures/onboarding-growth.svg"
apps record --device iphone-15 --variant usual --keep all
cp -r "$built/Vitrine_Showcase.resources" "$work/app"
apps verify --device iphone-15 --variant usual
apps render --device iphone-15 --device ipad-pro-12-9 -o gallery
causes=$(cd "$work" && "$work/app/snapshot" approve | awk '{ print $1 }')
snapshot approve --cause "$(echo "$causes" | sed -n 1p)"
(cd "$work" && exec "$work/app/snapshot" review >"$work/address" 2>&1) &
server=$!
until address=$(grep -o 'http://127[^ ]*' "$work/address"); do sleep 0.1; done
changes="$address#changes=$(echo "$causes" | sed -n 4p)"
gallery=file://$work/gallery/index.html
python3 scripts/shoot.py \
  "$gallery" "$images/gallery" 1440 900 \
  "$gallery" "$images/gallery-narrow" 500 844 \
  "$gallery#screen=saransk-sight" "$images/gallery-screen" 1440 900 \
  "$changes" "$images/review" 1440 900 \
  "$changes" "$images/review-narrow" 500 844
kill "$server"
(cd "$work" && exec "$work/app/snapshot" preview saransk-catalogue --sources app --build true >"$work/live" 2>&1) &
server=$!
until address=$(grep -o 'http://127[^ ]*' "$work/live"); do sleep 0.1; done
python3 scripts/shoot-preview.py "$address" "$images/preview" 1440 900 Фильтры Храмы 4,8+
