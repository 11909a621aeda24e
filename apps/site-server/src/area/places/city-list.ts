/** Cities by country: name, latitude and longitude, to a hundredth of a degree. */
export const cityList = `
Argentina: Buenos Aires -34.60 -58.38, Córdoba -31.42 -64.18
Australia: Adelaide -34.93 138.60, Brisbane -27.47 153.03, Canberra -35.28 149.13, Melbourne -37.81 144.96, Perth -31.95 115.86, Sydney -33.87 151.21
Austria: Graz 47.07 15.44, Innsbruck 47.27 11.39, Salzburg 47.81 13.04, Vienna 48.21 16.37
Belgium: Antwerp 51.22 4.40, Brussels 50.85 4.35, Ghent 51.05 3.72
Brazil: Brasília -15.79 -47.88, Rio de Janeiro -22.91 -43.17, São Paulo -23.55 -46.63
Bulgaria: Sofia 42.70 23.32
Canada: Calgary 51.05 -114.07, Montréal 45.50 -73.57, Ottawa 45.42 -75.70, Toronto 43.65 -79.38, Vancouver 49.28 -123.12
Chile: Santiago -33.45 -70.67
China: Beijing 39.90 116.41, Guangzhou 23.13 113.26, Hong Kong 22.32 114.17, Shanghai 31.23 121.47
Colombia: Bogotá 4.71 -74.07, Medellín 6.24 -75.58
Croatia: Split 43.51 16.44, Zagreb 45.81 15.98
Czechia: Brno 49.20 16.61, Prague 50.08 14.44
Denmark: Aarhus 56.16 10.20, Copenhagen 55.68 12.57
Egypt: Alexandria 31.20 29.92, Cairo 30.04 31.24
Estonia: Tallinn 59.44 24.75
Finland: Helsinki 60.17 24.94, Tampere 61.50 23.76
France: Bordeaux 44.84 -0.58, Lille 50.63 3.06, Lyon 45.76 4.84, Marseille 43.30 5.37, Nantes 47.22 -1.55, Nice 43.70 7.27, Paris 48.86 2.35, Strasbourg 48.57 7.75, Toulouse 43.60 1.44
Germany: Berlin 52.52 13.41, Bremen 53.08 8.80, Cologne 50.94 6.96, Dresden 51.05 13.74, Düsseldorf 51.23 6.78, Frankfurt 50.11 8.68, Freiburg 47.99 7.84, Hamburg 53.55 9.99, Hanover 52.37 9.73, Leipzig 51.34 12.37, Munich 48.14 11.58, Nuremberg 49.45 11.08, Stuttgart 48.78 9.18
Greece: Athens 37.98 23.73, Thessaloniki 40.64 22.94
Hungary: Budapest 47.50 19.04
Iceland: Reykjavík 64.15 -21.94
India: Bengaluru 12.97 77.59, Chennai 13.08 80.27, Delhi 28.61 77.21, Kolkata 22.57 88.36, Mumbai 19.08 72.88
Indonesia: Jakarta -6.21 106.85
Ireland: Cork 51.90 -8.47, Dublin 53.35 -6.26, Galway 53.27 -9.06
Israel: Jerusalem 31.77 35.21, Tel Aviv 32.09 34.78
Italy: Bologna 44.49 11.34, Florence 43.77 11.26, Milan 45.46 9.19, Naples 40.85 14.27, Rome 41.90 12.50, Turin 45.07 7.69, Venice 45.44 12.32
Japan: Kyoto 35.01 135.77, Osaka 34.69 135.50, Sapporo 43.06 141.35, Tokyo 35.68 139.69
Kenya: Nairobi -1.29 36.82
Latvia: Riga 56.95 24.11
Lebanon: Beirut 33.89 35.50
Lithuania: Vilnius 54.69 25.28
Luxembourg: Luxembourg 49.61 6.13
Malaysia: Kuala Lumpur 3.14 101.69
Mexico: Guadalajara 20.66 -103.35, Mexico City 19.43 -99.13
Morocco: Casablanca 33.57 -7.59, Marrakesh 31.63 -8.01, Rabat 34.02 -6.84
Netherlands: Amsterdam 52.37 4.90, Rotterdam 51.92 4.48, The Hague 52.08 4.30, Utrecht 52.09 5.12
New Zealand: Auckland -36.85 174.76, Christchurch -43.53 172.64, Wellington -41.29 174.78
Nigeria: Abuja 9.08 7.40, Lagos 6.52 3.38
Norway: Bergen 60.39 5.32, Oslo 59.91 10.75, Trondheim 63.43 10.40
Pakistan: Karachi 24.86 67.00, Lahore 31.55 74.34
Peru: Lima -12.05 -77.04
Philippines: Manila 14.60 120.98
Poland: Gdańsk 54.35 18.65, Kraków 50.06 19.94, Warsaw 52.23 21.01, Wrocław 51.11 17.04
Portugal: Lisbon 38.72 -9.14, Porto 41.16 -8.63
Romania: Bucharest 44.43 26.10, Cluj-Napoca 46.77 23.60
Saudi Arabia: Jeddah 21.49 39.19, Riyadh 24.71 46.68
Serbia: Belgrade 44.79 20.45
Singapore: Singapore 1.35 103.82
Slovakia: Bratislava 48.15 17.11
Slovenia: Ljubljana 46.06 14.51
South Africa: Cape Town -33.92 18.42, Durban -29.86 31.02, Johannesburg -26.20 28.05
South Korea: Busan 35.18 129.08, Seoul 37.57 126.98
Spain: Barcelona 41.39 2.17, Bilbao 43.26 -2.93, Madrid 40.42 -3.70, Málaga 36.72 -4.42, Seville 37.39 -5.98, Valencia 39.47 -0.38
Sweden: Gothenburg 57.71 11.97, Malmö 55.60 13.00, Stockholm 59.33 18.07
Switzerland: Basel 47.56 7.59, Bern 46.95 7.45, Geneva 46.20 6.14, Lausanne 46.52 6.63, Zürich 47.38 8.54
Taiwan: Taipei 25.03 121.57
Thailand: Bangkok 13.76 100.50, Chiang Mai 18.79 98.98
Tunisia: Tunis 36.81 10.18
Turkey: Ankara 39.93 32.86, Istanbul 41.01 28.98, İzmir 38.42 27.14
Ukraine: Kyiv 50.45 30.52, Lviv 49.84 24.03, Odesa 46.48 30.73
United Arab Emirates: Abu Dhabi 24.45 54.38, Dubai 25.20 55.27
United Kingdom: Belfast 54.60 -5.93, Birmingham 52.49 -1.89, Bristol 51.45 -2.59, Cardiff 51.48 -3.18, Edinburgh 55.95 -3.19, Glasgow 55.86 -4.25, Keswick 54.60 -3.13, Leeds 53.80 -1.55, Liverpool 53.41 -2.99, London 51.51 -0.13, Manchester 53.48 -2.24, Newcastle 54.98 -1.61, Oxford 51.75 -1.26
United States: Atlanta 33.75 -84.39, Austin 30.27 -97.74, Boston 42.36 -71.06, Chicago 41.88 -87.63, Dallas 32.78 -96.80, Denver 39.74 -104.99, Detroit 42.33 -83.05, Houston 29.76 -95.37, Los Angeles 34.05 -118.24, Miami 25.76 -80.19, Minneapolis 44.98 -93.27, New Orleans 29.95 -90.07, New York 40.71 -74.01, Philadelphia 39.95 -75.17, Phoenix 33.45 -112.07, Portland 45.52 -122.68, San Diego 32.72 -117.16, San Francisco 37.77 -122.42, Seattle 47.61 -122.33, Washington 38.91 -77.04
Uruguay: Montevideo -34.90 -56.16
Vietnam: Hanoi 21.03 105.85, Ho Chi Minh City 10.82 106.63
`;
